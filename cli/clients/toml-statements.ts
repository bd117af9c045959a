/** One statement of a TOML document (toml.io 1.0): the header of a table, or a key with its value. Offsets are into the text. */
export interface TomlStatement {
  readonly kind: 'table' | 'tables' | 'value';
  /** The dotted key, its parts without quotes. */
  readonly path: readonly string[];
  readonly start: number;
  /** After its last character; a comment behind it does not count. */
  readonly end: number;
  /** Where the value of a key begins. */
  readonly valueStart: number;
}

/**
 * The statements of a TOML document in their order; undefined where it has something that no statement begins or ends with. Values are
 * passed over, not read.
 */
export function tomlStatements(text: string): readonly TomlStatement[] | undefined {
  const statements: TomlStatement[] = [];
  let at = 0;
  for (;;) {
    at = afterBlank(text, at);
    if (at >= text.length) return statements;
    const start = at;
    const open = text.startsWith('[[', at) ? '[[' : text[at] === '[' ? '[' : '';
    const key = keyAt(text, at + open.length);
    if (key === undefined) return undefined;
    at = key.end;
    const close = open.replaceAll('[', ']') || '=';
    if (!text.startsWith(close, at)) return undefined;
    at += close.length;
    const valueStart = at;
    if (open === '') {
      const end = endOfValue(text, at);
      if (end === undefined) return undefined;
      at = end;
    }
    const kind = open === '' ? 'value' : open === '[' ? 'table' : 'tables';
    statements.push({ kind, path: key.path, start, end: at, valueStart });
    if (!/^[ \t]*(?:#[^\n]*)?(?:\r?\n|$)/.test(text.slice(at, endOfLine(text, at) + 1))) return undefined;
    at = endOfLine(text, at);
  }
}

/** The text of a value that is one string in one line; undefined for every other value. */
export function tomlString(text: string, { valueStart, end }: TomlStatement): string | undefined {
  const written = text.slice(valueStart, end).trim();
  if (/^'[^'\n]*'$/.test(written)) return written.slice(1, -1);
  return /^"(?!")[^\n]*"$/.test(written) ? basicString(written) : undefined;
}

/** A key as it is written: bare where that is allowed. */
export function tomlKey(name: string): string {
  return /^[A-Za-z0-9_-]+$/.test(name) ? name : JSON.stringify(name);
}

/** A basic string of one line; escapes that JSON does not have (`\U`, `\e`) make it unknown. */
function basicString(written: string): string | undefined {
  try {
    const value: unknown = JSON.parse(written);
    return typeof value === 'string' ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function afterBlank(text: string, from: number): number {
  const blank = /(?:[ \t\r\n]+|#[^\n]*)*/y;
  blank.lastIndex = from;
  blank.exec(text);
  return blank.lastIndex;
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}

function keyAt(text: string, from: number): { readonly path: readonly string[]; readonly end: number } | undefined {
  const part = /[ \t]*(?:([A-Za-z0-9_-]+)|("(?:[^"\\\n]|\\.)*")|'([^'\n]*)')[ \t]*(\.?)/y;
  part.lastIndex = from;
  const path: string[] = [];
  for (;;) {
    const [, bare, basic, literal, dot] = part.exec(text) ?? [];
    const name = bare ?? (basic === undefined ? literal : basicString(basic));
    if (name === undefined) return undefined;
    path.push(name);
    if (dot === '') return { path, end: part.lastIndex };
  }
}

/** Where a value ends: strings of all four kinds, lists and inline tables are passed over as a whole. */
function endOfValue(text: string, from: number): number | undefined {
  const piece =
    /"""(?:[^\\]|\\[^])*?"{3,5}|'''[^]*?'{3,5}|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|#[^\n]*|\n|[[\]{}]|[^"'#\n[\]{}]+/y;
  piece.lastIndex = from;
  let depth = 0;
  let end = from;
  while (piece.lastIndex < text.length) {
    const before = piece.lastIndex;
    const [found] = piece.exec(text) ?? [];
    if (found === undefined) return undefined;
    if (depth === 0 && (found === '\n' || found.startsWith('#'))) break;
    if (found === '[' || found === '{') depth += 1;
    if (found === ']' || found === '}') depth -= 1;
    if (depth < 0) return undefined;
    if (found.trim() !== '') end = before + found.trimEnd().length;
  }
  return depth === 0 && end > from ? end : undefined;
}
