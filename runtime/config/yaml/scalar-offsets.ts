import { openTable } from '../../diagnostics/open-table.ts';

const blockHeader = /^[|>][^\r\n]*(?:\r\n|\n|$)/;
const longEscapes: Readonly<Record<string, number>> = openTable({ x: 4, u: 6, U: 10 });

/**
 * Maps offsets of the value of a YAML or JSON scalar back to the text it was written as: plain, quoted, literal or folded
 * (YAML 1.2.2, chapters 7.3 and 8.1). `raw` is the scalar as written in the source, `value` its value. The result has the
 * offset in `raw` of each UTF-16 unit of the value, and last that of its end; inside white space it is near by.
 * Undefined when the two do not belong together, as with an alias.
 */
export function scalarOffsets(raw: string, value: string): readonly number[] | undefined {
  const first = raw.charAt(0);
  const isDouble = first === '"';
  const isSingle = first === "'";
  const offsets: number[] = [];
  let at = isDouble || isSingle ? 1 : (blockHeader.exec(raw)?.[0].length ?? 0);
  // Styles change white space only: all other characters, apart from escapes, are in the source in the order of the value.
  for (let index = 0; index < value.length; index++) {
    const unit = value.charAt(index);
    if (isDouble) at = afterContinuation(raw, at);
    if (!isBlank(unit)) at = afterBlanks(raw, at, isDouble);
    offsets.push(at);
    const written = raw.charAt(at);
    if (isDouble && written === '\\') {
      const length = longEscapes[raw.charAt(at + 1)] ?? 2;
      const isPair = length === longEscapes['U'] && /[\uD800-\uDBFF]/.test(unit);
      if (isPair) {
        offsets.push(at);
        index++;
      }
      at += length;
    } else if (isBlank(unit)) {
      const fold = isDouble ? foldAt(raw, at) : 0;
      if (fold > 0) at += fold;
      else if (isBlank(written)) at += raw.startsWith('\r\n', at) ? 2 : 1;
    } else {
      if (written !== unit) return undefined;
      at += isSingle && unit === "'" ? 2 : 1;
    }
  }
  return [...offsets, at];
}

/** Past the white space before a character that is none, and past the line ends that a backslash takes back. */
function afterBlanks(raw: string, start: number, isDouble: boolean): number {
  let at = start;
  for (;;) {
    while (isBlank(raw.charAt(at))) at++;
    const next = isDouble ? afterContinuation(raw, at) : at;
    if (next === at) return at;
    at = next;
  }
}

/** Length of the line ends at an offset that a quoted text turns into one space or line end; 0 where the line goes on. */
function foldAt(raw: string, at: number): number {
  return /^[ \t]*\r?\n[ \t]*(?:\r?\n[ \t]*)?/.exec(raw.slice(at, afterBlanks(raw, at, false)))?.[0].length ?? 0;
}

/** Past a backslash at the end of a line, and past the indentation of the next. */
function afterContinuation(raw: string, start: number): number {
  const lineEnd = raw.startsWith('\\\n', start) ? 2 : raw.startsWith('\\\r\n', start) ? 3 : 0;
  if (lineEnd === 0) return start;
  let at = start + lineEnd;
  while (raw.charAt(at) === ' ' || raw.charAt(at) === '\t') at++;
  return afterContinuation(raw, at);
}

function isBlank(character: string): boolean {
  return character === ' ' || character === '\n' || character === '\t' || character === '\r';
}
