import type { SyntaxWords } from './syntax-words.ts';

/** The position of a syntax error, with the lines around it. */
interface Stumble {
  /** The message of the reader. */
  readonly theirs: string;
  /** The line of the error, without its line end. */
  readonly line: string;
  /** The line without its indentation. */
  readonly words: string;
  readonly indent: number;
  /** The error is at the first word of the line, or before it. */
  readonly isAtStart: boolean;
  /** The lines above that have content, and the first below. */
  readonly above: readonly string[];
  readonly below: string;
}

const key = /^(?:- +)*(["']?)([A-Za-z_][\w.-]*)\1:([^\s/:\\].*)$/;
const isAboutKey = /^(?:Implicit |Nested mappings|All mapping items|Unexpected scalar at node end)/;

/** Causes that the line itself shows, whatever the reader reports. The first that matches is reported. */
const causes: readonly ((at: Stumble) => SyntaxWords | undefined)[] = [
  ({ theirs, words }) => {
    const match = key.exec(words);
    if (match === null || !isAboutKey.test(theirs) || /:\s/.test(words)) return undefined;
    const [, , name = '', value = ''] = match;
    return { message: 'a space is missing after the colon', hint: `write "${name}: ${value.trimEnd()}"` };
  },
  ({ theirs, words }) =>
    isAboutKey.test(theirs) && /^-[A-Za-z_"'{[]/.test(words)
      ? { message: 'a space is missing after the dash', hint: `write "- ${words.slice(1).trimEnd()}"` }
      : undefined,
  ({ words, isAtStart }) =>
    isAtStart && /^\/[/*]/.test(words)
      ? { message: 'this is not a comment in YAML', hint: 'a comment begins with "#"' }
      : undefined,
  ({ line }) =>
    /\{\{/.test(line)
      ? {
          message: 'a template is not YAML before it is rendered',
          hint: 'render the template first; if the braces belong to a string, quote all of it',
        }
      : undefined,
  ({ theirs, words, isAtStart }) =>
    isAtStart && words.startsWith('{') && theirs.endsWith('at node end')
      ? { message: 'a second JSON object begins here', hint: 'put a line "---" between the two' }
      : undefined,
  ({ words, indent, isAtStart, above }) => {
    if (!isAtStart || !/^-(?:\s|$)/.test(words)) return undefined;
    const wanted = itemIndent(above, indent);
    if (wanted === undefined) {
      return {
        message: 'a list item is not allowed beside the keys of a map',
        hint: 'put it below the key of its list, indented like the other items',
      };
    }
    if (wanted === indent) return undefined;
    return {
      message: 'this item is indented unlike the item before it',
      hint: `the item before it begins in column ${wanted + 1}`,
    };
  },
  ({ words, indent, isAtStart, above }) => {
    if (!isAtStart || !/^[^\s#-][^:]*:(?:\s|$)/.test(words)) return undefined;
    const item = /^( *)-( +)[^\s#]/.exec(above.at(-1) ?? '');
    if (item === null) return undefined;
    const column = item[0].length - 1;
    if (column === indent) return undefined;
    return {
      message: 'this key is indented unlike the list item before it',
      hint: `indent it by ${column} spaces if it belongs to that item, or like the key of the list if the list has ended`,
    };
  },
  ({ theirs, words }) =>
    theirs.startsWith('Implicit keys need') && !words.includes(':')
      ? {
          message: 'this line has no colon, so it is not a key',
          hint: 'write "key: value", or indent the line if it continues the one before',
        }
      : undefined,
  ({ theirs, line, indent, isAtStart, below }) =>
    theirs.startsWith('Nested mappings') && !isAtStart && !/:\s.*:\s/.test(line) && indentOf(below) > indent
      ? {
          message: 'the next line is indented deeper, as if it continued this value',
          hint: 'indent the next line like the key of this one',
        }
      : undefined,
];

/** What the line of an error shows to be its cause; undefined where only the words of the reader say something. */
export function lineCause(theirs: string, text: string, offset: number): SyntaxWords | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const line = lineFrom(text, start);
  const words = line.trimStart();
  const indent = line.length - words.length;
  const above = text.slice(0, start).split('\n').filter(saysSomething);
  const below = text
    .slice(start + line.length)
    .split('\n')
    .find(saysSomething);
  const isAtStart = offset <= start + indent;
  const at: Stumble = { theirs, line, words, indent, isAtStart, above, below: below ?? '' };
  for (const cause of causes) {
    const found = cause(at);
    if (found !== undefined) return found;
  }
  return undefined;
}

function lineFrom(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return text.slice(start, end === -1 ? undefined : end).replace(/\r$/, '');
}

/** The indentation of the item that a list before this line has, nearest first; undefined where keys are in between. */
function itemIndent(above: readonly string[], indent: number): number | undefined {
  for (const line of above.toReversed()) {
    if (/^ *-(?:\s|$)/.test(line)) return indentOf(line);
    if (indentOf(line) < indent) return undefined;
  }
  return undefined;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function saysSomething(line: string): boolean {
  return /^\s*[^\s#]/.test(line);
}
