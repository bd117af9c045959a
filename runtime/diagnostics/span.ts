/** The text of an input, with the name that users know it by. */
export interface SourceFile {
  /** Path in the one form of the run (`runtime/config/input/shown-path.ts`), or `<stdin>`. */
  readonly path: string;
  /** The text without a byte order mark. */
  readonly text: string;
  /** What people add constructs to when one is missing (`the app`); without it they add documents to the input. */
  readonly producer?: string;
  /** Where a program made this text; without it a person wrote the text. */
  readonly origin?: Origin;
}

/** The code that generated a source: its name, and its position in a program. */
export interface Origin {
  /** How people know it: `the construct tools/weather`. */
  readonly maker: string;
  readonly span: Span;
}

/** A range of a source text in UTF-16 offsets; lines and columns are computed only when it is printed. */
export interface Span {
  readonly source: SourceFile;
  readonly start: number;
  readonly end: number;
}

/** One-based line and column (UTF-16 code units) of an offset. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

const lineStarts = new WeakMap<SourceFile, readonly number[]>();

/** Offsets at which the lines of a source begin; computed once per source. Lines end at LF, CRLF or a lone CR. */
export function lineStartsOf(source: SourceFile): readonly number[] {
  const known = lineStarts.get(source);
  if (known !== undefined) return known;
  const starts = [0];
  const { text } = source;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 0x0a || (code === 0x0d && text.charCodeAt(index + 1) !== 0x0a)) starts.push(index + 1);
  }
  lineStarts.set(source, starts);
  return starts;
}

/** The position of an offset; an offset past the end is the end. */
export function positionAt(source: SourceFile, offset: number): Position {
  const starts = lineStartsOf(source);
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: Math.min(offset, source.text.length) - (starts[low] ?? 0) + 1 };
}

/** A one-based line, without its line end: of the source, or of a string whose lines begin where those of the source do. */
export function lineText(source: SourceFile, line: number, text: string = source.text): string {
  const starts = lineStartsOf(source);
  const start = starts[line - 1];
  if (start === undefined) return '';
  return text.slice(start, starts[line] ?? text.length).replace(/[\r\n]+$/, '');
}
