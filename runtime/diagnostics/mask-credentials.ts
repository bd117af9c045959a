import { credentialsIn, isCredentialName, isNoCredential } from './credential-forms.ts';
import { listedCredentials } from './listed-credentials.ts';
import { secretData } from './secret-data.ts';
import type { SourceFile } from './span.ts';

/** A source as it may be shown. */
export interface MaskedSource {
  /** The text with an asterisk for each character of a credential, so that offsets and lines stay. */
  readonly text: string;
  /** What the asterisks are for, by its first characters. */
  readonly values: ReadonlyMap<string, readonly string[]>;
}

const masked = new WeakMap<SourceFile, MaskedSource>();

/**
 * A source without its credentials: what has the form of one, values of names such as `password`, and the data of Secrets. What is
 * shown of a file ends in logs. It is read as text, since a file that does not parse is shown too. Read once per source.
 */
export function maskedSource(source: SourceFile): MaskedSource {
  const known = masked.get(source);
  if (known !== undefined) return known;
  const { text } = source;
  const ranges = inOrder(rangesIn(text), text);
  const pieces: string[] = [];
  let end = 0;
  for (const range of ranges) {
    pieces.push(text.slice(end, range.start), asterisks(text.slice(range.start, range.end)));
    end = range.end;
  }
  const values = new Set(ranges.flatMap((range) => linesOf(text.slice(range.start, range.end))));
  const made: MaskedSource = {
    text: ranges.length === 0 ? text : pieces.join('') + text.slice(end),
    values: Map.groupBy(values, beginningOf),
  };
  masked.set(source, made);
  return made;
}

/** A message about sources, with `***` for each credential of theirs and for what has the form of one. */
export function maskedMessage(message: string, sources: Iterable<SourceFile>): string {
  const found = [...sources].flatMap((source) => valuesWithin(message, maskedSource(source).values));
  // The longest first: a shorter one may be a part of it.
  const values = found.toSorted((a, b) => b.length - a.length);
  return withoutCredentials(values.reduce(withoutValue, message));
}

function valuesWithin(text: string, values: MaskedSource['values']): string[] {
  if (values.size === 0) return [];
  const found = new Set<string>();
  for (let start = 0; start < text.length; start++) {
    for (const value of values.get(beginningOf(text.slice(start, start + shortestValue))) ?? []) {
      if (text.startsWith(value, start)) found.add(value);
    }
  }
  return [...found];
}

function beginningOf(value: string): string {
  return value.slice(0, shortestValue);
}

/** A text with `***` for what has the form of a credential. */
export function withoutCredentials(text: string): string {
  const found = inOrder([...credentialsIn(text), ...userParts(text)], text);
  return found.toReversed().reduce((left, { start, end }) => `${left.slice(0, start)}***${left.slice(end)}`, text);
}

interface Range {
  readonly start: number;
  readonly end: number;
}

const mostValues = 1000;
/** Fewer characters are a part of too many words. */
const shortestValue = 4;

/** A plain word is replaced in quotes only: it may be a word of the message. */
function withoutValue(text: string, value: string): string {
  if (/^[A-Za-z]{1,11}$/.test(value) || value.length < 6) {
    return ['"', "'", '`'].reduce((left, quote) => left.replaceAll(quote + value + quote, `${quote}***${quote}`), text);
  }
  return text.replaceAll(value, '***');
}

function linesOf(value: string): string[] {
  return value
    .split(/[\r\n]+/)
    .flatMap((line) => (line.trim().length < shortestValue ? [] : [line.trim()]))
    .slice(0, mostValues);
}

function asterisks(text: string): string {
  return text.replaceAll(/[^\r\n]+/g, (run) => '*'.repeat(run.length));
}

/** Ranges in the order of the text, those that overlap joined, without white space around them. */
function inOrder(ranges: readonly Range[], text: string): Range[] {
  const sorted = ranges.toSorted((a, b) => a.start - b.start);
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of sorted) {
    const last = joined.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else if (text.slice(start, end).trim() !== '') joined.push({ start, end });
  }
  return joined;
}

function rangesIn(text: string): Range[] {
  const lines = linesIn(text);
  return [
    ...credentialsIn(text),
    ...userParts(text),
    ...namedValues(text, lines),
    ...entryValues(text, lines),
    ...optionValues(text),
    ...listedCredentials(text),
    ...secretData(text),
  ];
}

/** What stands before the host in addresses of the web, which may be a token alone, and passwords behind a user name elsewhere. */
function userParts(text: string): Range[] {
  const found = text.matchAll(/(https?:\/\/|:\/\/[^\s/?#@:"']{0,255}:)([^\s/@"']{1,1024})(?=@)/gi);
  return [...found].map(({ 1: before = '', 2: secret = '', index }) => {
    const start = index + before.length;
    return { start, end: start + secret.length };
  });
}

/** `password: x`, `"password": "x"` and `password=x`. */
function namedValues(text: string, lines: Lines): Range[] {
  const found = text.matchAll(/(?<![\w.-])([\w.-]{1,100})["']?[ \t]*(=|:(?=[ \t\r\n]|["']))[ \t]*/g);
  return valuesOf(found, ({ 1: name = '', 2: sign }, start) => {
    if (!isCredentialName(name)) return undefined;
    return sign === '=' ? wordAt(text, start) : scalarAt(lines, start);
  });
}

/** What is found behind each match. What is inside of a value is a part of it, and is not looked at again. */
function valuesOf(
  matches: Iterable<RegExpExecArray>,
  valueAt: (match: RegExpExecArray, start: number) => Range | undefined,
): Range[] {
  const ranges: Range[] = [];
  for (const match of matches) {
    const start = match.index + match[0].length;
    const value = start < (ranges.at(-1)?.end ?? 0) ? undefined : valueAt(match, start);
    if (value !== undefined) ranges.push(value);
  }
  return ranges;
}

/** A key of a name or a value in one entry; that of a value may be a letter off. */
const entryKey = /\b(name|targetEnvName|headerName|va\w{1,4})["']?[ \t]*:[ \t]*/g;
const nameBefore = /^["']?([\w.-]{1,100})["']?[ \t]*(?:,[ \t]*)?(?:\r?\n[ \t]*)?["']?$/;
const valueBefore = /^[^\r\n]+(?:\r?\n[ \t]*["']?)?$/;
/** Most characters between the two. */
const farthest = 4096;

/**
 * Values beside a name in one entry, in either order, on two lines or on one: of `name: API_TOKEN` by the name, and of the
 * `targetEnvName` of a secret or the name of an injected header always, since only the name of a Secret belongs there.
 */
function entryValues(text: string, lines: Lines): Range[] {
  const ranges: Array<Range | undefined> = [];
  let name: { readonly key: string; readonly end: number } | undefined;
  let value: number | undefined;
  for (const { 0: all, 1: key = '', index } of text.matchAll(entryKey)) {
    const end = index + all.length;
    const since = (from: number): string => (index - from > farthest ? '' : text.slice(from, index));
    const isBehindValue = value !== undefined && valueBefore.test(since(value));
    if (key.startsWith('va')) {
      const named = name === undefined ? undefined : nameBefore.exec(since(name.end))?.[1];
      if (name !== undefined && named !== undefined && isBeside(name.key, named)) ranges.push(scalarAt(lines, end));
      name = undefined;
      if (!isBehindValue) value = end;
    } else {
      const named = /^["']?([\w.-]{1,100})/.exec(text.slice(end, end + 101))?.[1];
      if (isBehindValue && isBeside(key, named ?? '')) ranges.push(scalarAt(lines, value ?? end));
      name = { key, end };
      value = undefined;
    }
  }
  return ranges.filter((range) => range !== undefined);
}

function isBeside(key: string, name: string): boolean {
  return key !== 'name' || isCredentialName(name);
}

/** `--token x` in one argument, and `--token` and `x` in two of a list. */
function optionValues(text: string): Range[] {
  const found = text.matchAll(
    /(?<![\w-])--?([A-Za-z][\w-]{0,100})["']?[ \t]*(?:,[ \t]*)?(?:\r?\n[ \t]*)?(?:-[ \t]+)?(?=["'\w])/g,
  );
  return valuesOf(found, ({ 1: name = '' }, start) => (isCredentialName(name) ? wordAt(text, start) : undefined));
}

const wordEnd = /[\s;&"',{}[\]<>]/g;

/** The word at an offset, or what is in quotes there. */
function wordAt(text: string, start: number): Range | undefined {
  if (isQuote(text[start])) return quotedAt(text, start);
  wordEnd.lastIndex = start;
  return filledRange(text, start, wordEnd.exec(text)?.index ?? text.length);
}

/** The scalar that begins at an offset: in quotes to the other quote, a block to its end, and else to the end of the line. */
function scalarAt({ text, endAt }: Lines, start: number): Range | undefined {
  if (isQuote(text[start])) return quotedAt(text, start);
  if (/[{[&*#\s]/.test(text[start] ?? ' ')) return undefined;
  const last = endAt(start);
  const line = text.slice(start, Math.min(last, start + longestValue));
  if (/^[|>][-+\d]*[ \t]*(?:#.*)?\r?$/.test(line)) return blockAt(text, start);
  const comment = line.search(/[ \t]#/);
  if (comment === -1 && line.length === longestValue) return filledRange(text, start, last);
  // Of a flow collection only what closes it is kept: what follows may belong to the value.
  let end = endWithout(text, comment === -1 ? start + line.length : start + comment, start, ' \t\r');
  end = endWithout(text, endWithout(text, end, start, '}]),;'), start, ' \t');
  const [first = ''] = text.slice(start, end).split(/[,}]/, 1);
  return first === '' || isNoCredential(first) ? undefined : filledRange(text, start, end);
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

function quotedAt(text: string, start: number): Range | undefined {
  const quote = text[start];
  let end = start + 1;
  for (; end < text.length && text[end] !== '\n' && text[end] !== '\r'; end++) {
    const isEscaped = quote === '"' ? text[end] === '\\' : text[end] === quote && text[end + 1] === quote;
    if (isEscaped && text[end + 1] !== '\n' && text[end + 1] !== '\r') end++;
    else if (text[end] === quote) break;
  }
  return filledRange(text, start + 1, Math.min(end, text.length));
}

/** A range, unless nothing is in it or what is in it is no credential. */
function filledRange(text: string, start: number, end: number): Range | undefined {
  const value = text.slice(start, Math.min(end, start + longestValue));
  return value === '' || isNoCredential(value) ? undefined : { start, end };
}

/** The lines of a block scalar whose indicator is at an offset: those that are indented more than its own. */
function blockAt(text: string, offset: number): Range {
  const own = indentOf(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset));
  const start = lineEnd(text, offset);
  let end = start;
  while (end < text.length) {
    const next = lineEnd(text, end + 1);
    const line = text.slice(end + 1, next);
    if (line.trim() !== '' && indentOf(line) <= own) break;
    end = next;
  }
  return { start, end };
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** Most characters of one value that are looked at; a longer one is a credential whatever follows. */
const longestValue = 1024;

/** A text whose line ends are asked for in order: a line is read to its end once. */
interface Lines {
  readonly text: string;
  readonly endAt: (offset: number) => number;
}

function linesIn(text: string): Lines {
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
