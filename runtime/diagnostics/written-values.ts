import { isNoCredential } from './credential-forms.ts';

/** A part of a string. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

const wordEnd = /[\s;&"',{}[\]<>]/g;

/** The word at an offset, or what is in quotes there. */
export function wordAt(text: string, start: number): Range | undefined {
  if (isQuote(text[start])) return quotedAt(text, start);
  wordEnd.lastIndex = start;
  return filledRange(text, start, wordEnd.exec(text)?.index ?? text.length);
}

/**
 * The scalar that begins at an offset behind its key: in quotes to the other quote, a block to its end, and else to the end of the line,
 * with the lines below that belong to it. What is shown most is what does not parse: a scalar that is torn apart is one value, too.
 */
export function scalarAt(lines: Lines, start: number): Range | undefined {
  return valueAt(lines, start, start);
}

/** The value from an offset on, whose key is in front of another offset on its line. */
function valueAt(lines: Lines, from: number, key: number): Range | undefined {
  const { text, endAt } = lines;
  anchor.lastIndex = from;
  const start = from + (anchor.exec(text)?.[0].length ?? 0);
  const first = text[start] ?? ' ';
  if (first === '#' || first === '\r' || first === '\n') return valueBelow(lines, endAt(start), key);
  if (isQuote(first)) return quotedScalarAt(text, start, key);
  if (/[{[*\s]/.test(first)) return undefined;
  const last = endAt(start);
  const line = text.slice(start, Math.min(last, start + longestValue));
  if (/^[|>][-+\d]*[ \t]*(?:#.*)?\r?$/.test(line)) return { start: last, end: linesBelow(text, last, key) };
  const comment = line.search(/[ \t]#/);
  if (comment === -1 && line.length === longestValue) return filledRange(text, start, last);
  // Of a flow collection only what closes it is kept: what follows may belong to the value.
  const end = endWithout(text, comment === -1 ? start + line.length : start + comment, start, ' \t\r');
  const within = endWithout(text, endWithout(text, end, start, '}]),;'), start, ' \t');
  const [word = ''] = text.slice(start, within).split(/[,}]/, 1);
  if (word === '' || isNoCredential(word)) return undefined;
  const below = within < end ? last : linesBelow(text, last, key);
  return filledRange(text, start, below > last ? below : within);
}

/** What may precede a value: an anchor, or a stray sign in front of a single word. */
const anchor = /(?:&[^\s,[\]{}]{1,100}[ \t]+|[{}[\],*#][ \t]?(?=["']?[\w+/.~-]{6,}["']?[ \t]*\r?$))?/my;

/** A scalar on the lines below its key. */
function valueBelow(lines: Lines, from: number, key: number): Range | undefined {
  const { text } = lines;
  let end = from;
  while (end < text.length) {
    const start = end + 1;
    end = lineEnd(text, start);
    const line = text.slice(start, Math.min(end, start + longestValue));
    if (/^\s*(?:#|$)/.test(line)) continue;
    return isStructure(line) ? undefined : valueAt(lines, start + indentOf(line), key);
  }
  return undefined;
}

/** The end of the lines below an offset that belong to a value: those that are indented more than its key is, and those that no document has. */
function linesBelow(text: string, offset: number, key: number): number {
  const column = columnOf(text, key);
  let known = offset;
  for (let end = offset; end < text.length;) {
    const start = end + 1;
    end = lineEnd(text, start);
    const line = text.slice(start, Math.min(end, start + longestValue));
    if (line.trim() === '') continue;
    if (indentOf(line) <= column && isStructure(line)) break;
    known = end;
  }
  return known;
}

/** Whether a line is one of a document by itself: a key, an item, a bracket, a comment or the end of the document. */
function isStructure(line: string): boolean {
  return /^\s*(?:[#{}[\]]|---|\.\.\.|-(?:\s|$)|(?:"[^"]{0,200}"|'[^']{0,200}'|[\w./$()<>{}-]{1,200})\s*:(?:\s|$))/.test(
    line,
  );
}

/** The column of the key in front of an offset, behind the dashes of items. */
function columnOf(text: string, offset: number): number {
  const line = text.slice(Math.max(text.lastIndexOf('\n', offset - 1) + 1, offset - longestValue), offset);
  return /^[ \t]*(?:-[ \t]+)*/.exec(line)?.[0].length ?? 0;
}

/** What is in quotes that may be closed on a line below. */
function quotedScalarAt(text: string, start: number, key: number): Range | undefined {
  const first = closingQuote(text, start, undefined);
  // A stray quote in the middle closes nothing.
  if (/[\w"']/.test(text[first + 1] ?? ' ') && text[first] === text[start])
    return filledRange(text, start + 1, endWithout(text, lineEnd(text, first), start, ' \t\r"\''));
  if (first >= text.length || text[first] === text[start]) return filledRange(text, start + 1, first);
  const last = linesBelow(text, lineEnd(text, first), key);
  return filledRange(text, start + 1, closingQuote(text, start, last));
}

/** The offset of the quote that closes another one; where none does, the end of the line, or another end. */
function closingQuote(text: string, start: number, last: number | undefined): number {
  const quote = text[start];
  const isLast = (at: number): boolean => (last === undefined ? text[at] === '\n' || text[at] === '\r' : at >= last);
  let end = start + 1;
  for (; end < text.length && !isLast(end); end++) {
    const isEscaped = quote === '"' ? text[end] === '\\' : text[end] === quote && text[end + 1] === quote;
    if (isEscaped && !isLast(end + 1)) end++;
    else if (text[end] === quote) break;
  }
  return Math.min(end, text.length);
}

/** The end of a range without those characters at its end, and not before its first character. */
function endWithout(text: string, from: number, start: number, characters: string): number {
  let end = from;
  while (end > start + 1 && characters.includes(text[end - 1] ?? '-')) end--;
  return end;
}

function isQuote(character: string | undefined): boolean {
  return character === '"' || character === "'";
}

/** What is in quotes on one line. */
function quotedAt(text: string, start: number): Range | undefined {
  return filledRange(text, start + 1, closingQuote(text, start, undefined));
}

/** A range, unless it is empty or its content is not a credential. */
function filledRange(text: string, start: number, end: number): Range | undefined {
  const value = text.slice(start, Math.min(end, start + longestValue));
  return value === '' || isNoCredential(value) ? undefined : { start, end };
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** Most characters of one value that are looked at; a longer one is a credential whatever follows. */
const longestValue = 1024;

/** Text with its line ends, which are requested in order, so that each line is scanned once. */
export interface Lines {
  readonly text: string;
  readonly endAt: (offset: number) => number;
}

export function linesIn(text: string): Lines {
  let known = { start: 0, end: -1 };
  const endAt = (offset: number): number => {
    if (offset < known.start || offset > known.end) known = { start: offset, end: lineEnd(text, offset) };
    return known.end;
  };
  return { text, endAt };
}

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end;
}
