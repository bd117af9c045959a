import { credentialsIn, isCredentialName } from './credential-forms.ts';
import { listedCredentials } from './listed-credentials.ts';
import { secretData } from './secret-data.ts';
import { linesIn, scalarAt, wordAt, type Lines, type Range } from './written-values.ts';
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

/** Replaces everything in a string that has the form of a credential by `***`. */
export function withoutCredentials(text: string): string {
  const found = inOrder([...credentialsIn(text), ...userParts(text)], text);
  return found.toReversed().reduce((left, { start, end }) => `${left.slice(0, start)}***${left.slice(end)}`, text);
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

/** The user information of web addresses, which may be a token alone, and passwords behind a user name in other addresses. */
function userParts(text: string): Range[] {
  const found = text.matchAll(/(https?:\/\/|:\/\/[^\s/?#@:"']{0,255}:)([^\s/@"']{1,1024})(?=@)/gi);
  return [...found].map(({ 1: before = '', 2: secret = '', index }) => {
    const start = index + before.length;
    return { start, end: start + secret.length };
  });
}

/** `password: x`, `"password": "x"` and `password=x`; at the beginning of a line also `password:x`, which is not a YAML mapping. */
function namedValues(text: string, lines: Lines): Range[] {
  const found = text.matchAll(
    /(?<![\w.-])([\w.-]{1,100})["'{}[\]|&#%`@*!,]?[ \t]*(=|:(?=[ \t\r\n]|["'])|(?<=^[ \t]*(?:-[ \t]+)?[\w.-]{1,100}):)[ \t]*/gm,
  );
  const isKeyName = keyNames(text);
  return valuesOf(found, ({ 1: name = '', 2: sign, index }, start) => {
    if (!isCredentialName(name.replace(/-$/, '')) || isKeyName(name, index)) return undefined;
    return sign === '=' ? wordAt(text, start) : scalarAt(lines, start);
  });
}

/** Tells the field `secretKey` of an ExternalSecret, which holds the name of a key, from credentials of that name in other documents. */
function keyNames(text: string): (name: string, at: number) => boolean {
  if (!text.includes('external-secrets.io/')) return () => false;
  const starts = [0, ...[...text.matchAll(/^(?:---|\.\.\.)/gm)].map(({ index }) => index), text.length];
  const isExternal = starts.map((start, index) =>
    /^[ \t"'{]*apiVersion["']?[ \t]*:[ \t]*["']?external-secrets\.io\//m.test(text.slice(start, starts[index + 1])),
  );
  let document = 0;
  return (name, at) => {
    if (name !== 'secretKey') return false;
    while (at >= (starts[document + 1] ?? Infinity)) document++;
    return isExternal[document] === true;
  };
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

/** A key of a name or a value in one entry; that of a value may be a letter off, and the sign behind it another one or none. */
const entryKey =
  /\b(na\w{0,3}|nme|ame|targetEnvName|headerName|va\w{1,4})(?:["']?[ \t]*[:=][ \t]*|(?<=[ \t-](?:name|value))[ \t]+)/g;
const nameBefore =
  /^["'{[]*([\w.-]{1,100})[^\w\s#,]{0,3}[ \t]*(?:,[ \t]*)?(?:(?:#[^\r\n]*)?\r?\n(?:[ \t]*(?:#[^\r\n]*)?\r?\n)*[ \t]*)?["']?$/;
const valueBefore = /^[^\r\n]+(?:\r?\n[ \t]*["']?)?$/;
/** Most characters between the two. */
const farthest = 4096;

/**
 * Values beside a name in one entry, in either order, on two lines or on one: of `name: API_TOKEN` by the name, and of the
 * `targetEnvName` of a secret or the name of an injected header always, since only the name of a Secret belongs there.
 */
function entryValues(text: string, lines: Lines): Range[] {
  const ranges: Range[] = [];
  const add = (start: number): void => {
    // What is inside of a value is a part of it, and is not looked at again.
    const range = start < (ranges.at(-1)?.end ?? 0) ? undefined : scalarAt(lines, start);
    if (range !== undefined) ranges.push(range);
  };
  const addTorn = (named: string, after: number, key: number): void => {
    const range = tornValue(lines, after);
    if (range !== undefined) ranges.push(range);
    // Names of other things are not in capitals.
    else if (/^[A-Z][A-Z0-9_]*$/.test(named)) ranges.push(...tornValues(lines, after, key));
  };
  let name: { readonly key: string; readonly end: number } | undefined;
  let value: number | undefined;
  for (const { 0: all, 1: key = '', index } of text.matchAll(entryKey)) {
    const end = index + all.length;
    const since = (from: number): string => (index - from > farthest ? '' : text.slice(from, index));
    const isBehindValue = value !== undefined && valueBefore.test(since(value));
    if (key.startsWith('va')) {
      const named = name === undefined ? undefined : nameBefore.exec(since(name.end))?.[1];
      if (name !== undefined && named !== undefined && isBeside(name.key, named)) add(end);
      name = undefined;
      if (!isBehindValue) value = end;
    } else {
      const [written = '', named = ''] = /^["'{[]*([\w.-]{1,100})/.exec(text.slice(end, end + 110)) ?? [];
      if (isBehindValue && isBeside(key, named)) add(value ?? end);
      if (isBeside(key, named)) addTorn(named, end + written.length, index);
      name = { key, end };
      value = undefined;
    }
  }
  return ranges;
}

/** Lines of an entry that say something else than its value. */
const otherLine =
  /^\s*(?:["']?(?:value|valueFrom|secretKeyRef|configMapKeyRef|fieldRef|key|name|optional|namespace|spec|kind|type|isSecret|isRequired|description)["']?\s*:(?:\s|$)|value[ \t]+[\w"']|[-#}\]]|\.\.\.|$)/;
const mostBelow = 3;

/**
 * The lines below the name of a variable in a damaged document, where no key marks them as the value. An entry in braces that is closed
 * beside the name has no such lines, and another key that is indented less than its own, at the offset `key`, ends it.
 */
function tornValues(lines: Lines, after: number, key: number): Range[] {
  const { text } = lines;
  const ranges: Range[] = [];
  let end = lines.endAt(after);
  if (end - after > 200 || text.slice(after, end).includes('}')) return ranges;
  const column = key - (text.lastIndexOf('\n', key - 1) + 1);
  for (let count = 0; count < mostBelow && end < text.length; count++) {
    const start = end + 1;
    end = lines.endAt(start);
    const line = text.slice(start, Math.min(end, start + 200));
    if (otherLine.test(line) || isOutside(line, column)) break;
    ranges.push({ start, end });
  }
  return ranges;
}

/** Whether a line is a key of the mapping around an entry, and not a remainder of the key `value`. */
function isOutside(line: string, column: number): boolean {
  const [, indent = '', key] = /^( *)["']?([A-Za-z][\w.-]*)["']?:(?:[ \t\r]|$)/.exec(line) ?? [];
  return key !== undefined && indent.length < column && !isPartOfValue(key);
}

/** The value on the line below a name, behind a misspelled key `value` (a letter missing or a sign added). */
function tornValue(lines: Lines, after: number): Range | undefined {
  const { text } = lines;
  const [head] = /^["']?[ \t]*(?:#[^\r\n]*)?\r?\n/.exec(text.slice(after, after + 200)) ?? [];
  if (head === undefined) return undefined;
  const start = after + head.length;
  const line = text.slice(start, Math.min(lines.endAt(start), start + 200));
  const sign = line.search(/[:="']/);
  const word = line.slice(0, Math.max(sign, 0)).replaceAll(/[^A-Za-z]+/g, '');
  if (word.length < 3 || !isPartOfValue(word)) return undefined;
  const before = /^[\s:={[]*/.exec(line.slice(sign))?.[0].length ?? 0;
  return scalarAt(lines, start + sign + before);
}

/** Whether a word is `value` without some of its letters. */
function isPartOfValue(word: string): boolean {
  let at = -1;
  return word.split('').every((letter) => (at = 'value'.indexOf(letter, at + 1)) !== -1);
}

function isBeside(key: string, name: string): boolean {
  return key === 'targetEnvName' || key === 'headerName' || isCredentialName(name.replace(/-$/, ''));
}

/** `--token x` in one argument, and `--token` and `x` in two of a list. */
function optionValues(text: string): Range[] {
  const found = text.matchAll(
    /(?<![\w-])--?([A-Za-z][\w-]{0,100})["']?[ \t]*(?:,[ \t]*)?(?:\r?\n[ \t]*)?(?:-[ \t]+)?(?=["'\w])/g,
  );
  return valuesOf(found, ({ 1: name = '' }, start) => (isCredentialName(name) ? wordAt(text, start) : undefined));
}
