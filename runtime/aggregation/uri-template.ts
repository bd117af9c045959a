/** What an expression of a template expands to in a URI. */
interface Part {
  /** Literal text; for an expression, the prefix of its value. */
  readonly text: string;
  /** Characters that end the value; undefined for plain text. */
  readonly stop: string | undefined;
  readonly isOptional: boolean;
}

/** By the operator of an expression (RFC 6570, section 2.2): what begins its value, and what ends it. */
const operators: ReadonlyMap<string, Omit<Part, 'isOptional'>> = new Map([
  ['+', { text: '', stop: '' }],
  ['#', { text: '#', stop: '' }],
  ['.', { text: '.', stop: '/?#' }],
  ['/', { text: '/', stop: '?#' }],
  [';', { text: ';', stop: '/?#' }],
  ['?', { text: '?', stop: '#' }],
  ['&', { text: '&', stop: '#' }],
]);

/** Characters of a URI that are compared. */
const longest = 8192;
/** Expressions of a template; each may be compared with the whole of a URI. */
export const mostExpressions = 16;

/**
 * Whether a URI can be what a template expands to (RFC 6570), for finding the server that has the resource. Values are not looked into:
 * what a variable may hold is up to the server. Time is linear in the length of both. Undefined for a template with too many expressions.
 */
export function uriTemplate(template: string): ((uri: string) => boolean) | undefined {
  const parts = partsOf(template);
  if (parts.length > 2 * mostExpressions + 1) return undefined;
  return (uri) => uri.length <= longest && hasTexts(parts, uri) && matches(parts, uri);
}

/** Whether the plain texts of a template are in a URI at all, one behind the other: most templates are not compared further. */
function hasTexts(parts: readonly Part[], uri: string): boolean {
  let at = 0;
  for (const [index, { text, stop }] of parts.entries()) {
    if (stop !== undefined || text === '') continue;
    const found = index === 0 ? (uri.startsWith(text) ? 0 : -1) : uri.indexOf(text, at);
    if (found === -1) return false;
    at = found + text.length;
  }
  return true;
}

function partsOf(template: string): Part[] {
  const parts: Part[] = [];
  for (const [index, piece] of template.split(/\{([^{}]*)\}/).entries()) {
    if (index % 2 === 0) parts.push({ text: piece, stop: undefined, isOptional: false });
    else {
      const operator = operators.get(piece.charAt(0));
      parts.push(
        operator === undefined
          ? { text: '', stop: '/?#', isOptional: false }
          : { ...operator, isOptional: piece[0] !== '+' },
      );
    }
  }
  return parts;
}

/** Walks through the parts with every place of the URI that can be reached. */
function matches(parts: readonly Part[], uri: string): boolean {
  let reached = new Uint8Array(uri.length + 1);
  reached[0] = 1;
  for (const { text, stop, isOptional } of parts) {
    const before = reached;
    reached = text === '' ? reached : afterText(reached, uri, text);
    if (stop !== undefined) reached = afterValue(reached, uri, stop, text !== '');
    if (isOptional) reached = reached.map((is, at) => is | (before[at] ?? 0));
  }
  return reached[uri.length] === 1;
}

function afterText(reached: Uint8Array<ArrayBuffer>, uri: string, text: string): Uint8Array<ArrayBuffer> {
  const next = new Uint8Array(uri.length + 1);
  for (const [at, is] of reached.entries()) if (is === 1 && uri.startsWith(text, at)) next[at + text.length] = 1;
  return next;
}

/** Places behind a value that begins at a reached place, and ends before one of the characters of `stop`. */
function afterValue(
  reached: Uint8Array<ArrayBuffer>,
  uri: string,
  stop: string,
  mayBeEmpty: boolean,
): Uint8Array<ArrayBuffer> {
  const next = new Uint8Array(uri.length + 1);
  let isInside = false;
  for (let at = 0; at <= uri.length; at += 1) {
    isInside &&= !stop.includes(uri.charAt(at - 1));
    const begins = reached[at] === 1;
    if (isInside || (begins && mayBeEmpty)) next[at] = 1;
    isInside ||= begins;
  }
  return next;
}
