/** An entity on the right side of `principal in` or `resource in`. */
export interface PolicyGroup {
  readonly of: 'principal' | 'resource';
  /** As in the text: `Group::"eng"`. */
  readonly written: string;
  readonly type: string;
  /** Escapes are as in the text. */
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

const membership =
  /\/\/[^\n]*|"(?:[^"\\]|\\.)*"|(?<![\w.])(principal|resource)(?:\s+is\s+[\w:]+)?\s+in\s+(\[[^\]]*\]|\w+(?:::\w+)*::"(?:[^"\\]|\\.)*")/g;

/**
 * The groups that a Cedar policy set that parses asks a caller or a resource to be in, alone or in a list, in the order of the
 * text. Comments and strings are passed over.
 */
export function groupsInPolicy(text: string): PolicyGroup[] {
  return [...text.matchAll(membership)].flatMap((found) => {
    const [all, of, listed = ''] = found;
    if (of !== 'principal' && of !== 'resource') return [];
    const base = found.index + all.length - listed.length;
    return [...listed.matchAll(/(\w+(?:::\w+)*)::"((?:[^"\\]|\\.)*)"/g)].map(
      ({ 0: written, 1: type = '', 2: id = '', index }): PolicyGroup => {
        return { of, written, type, id, start: base + index, end: base + index + written.length };
      },
    );
  });
}
