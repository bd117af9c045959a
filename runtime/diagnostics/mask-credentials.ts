import { credentialsIn, isCredentialName, isNoCredential } from './credential-forms.ts';
import { secretData } from './secret-data.ts';
import type { SourceFile } from './span.ts';

/** A source as it may be shown. */
export interface MaskedSource {
  /** The text with an asterisk for each character of a credential, so that offsets and lines stay. */
  readonly text: string;
  /** What the asterisks are for, the longest first. */
  readonly values: readonly string[];
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
    values: [...values].toSorted((a, b) => b.length - a.length),
  };
  masked.set(source, made);
  return made;
}

/** A message about sources, with `***` for each credential of theirs and for what has the form of one. */
export function maskedMessage(message: string, sources: Iterable<SourceFile>): string {
  let text = message;
  for (const source of sources) {
    for (const value of maskedSource(source).values) {
      if (text.includes(value)) text = withoutValue(text, value);
    }
  }
  return withoutCredentials(text);
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
    .flatMap((line) => (line.trim().length < 4 ? [] : [line.trim()]))
    .slice(0, mostValues);
}

function asterisks(text: string): string {
  return text.replaceAll(/[^\r\n]/g, '*');
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
  return [
    ...credentialsIn(text),
    ...userParts(text),
    ...namedValues(text),
    ...entryValues(text),
    ...secretValues(text),
    ...optionValues(text),
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
function namedValues(text: string): Range[] {
  const found = text.matchAll(/(?<![\w.-])([\w.-]{1,100})["']?[ \t]*(=|:(?=[ \t\r\n]|["']))[ \t]*/g);
  return [...found].flatMap(({ 0: all, 1: name = '', 2: sign, index }) => {
    if (!isCredentialName(name)) return [];
    const start = index + all.length;
    return sign === '=' ? wordAt(text, start) : scalarAt(text, start);
  });
}

/** `name: API_TOKEN` and `value: x` in one entry of a list, in either order, on two lines or on one, a letter off or not. */
function entryValues(text: string): Range[] {
  const before = text.matchAll(
    /["']?\bname["']?[ \t]*:[ \t]*["']?([\w.-]{1,100})["']?[ \t]*,?[ \t]*\r?\n?[ \t]*["']?va\w{1,4}["']?[ \t]*:[ \t]*/g,
  );
  const behind = text.matchAll(
    /(["']?\bva\w{1,4}["']?[ \t]*:[ \t]*)([^\r\n]{1,4096}?),?[ \t]*\r?\n?[ \t]*["']?\bname["']?[ \t]*:[ \t]*["']?([\w.-]{1,100})/g,
  );
  return [
    ...[...before].flatMap(({ 0: all, 1: name = '', index }) =>
      isCredentialName(name) ? scalarAt(text, index + all.length) : [],
    ),
    ...[...behind].flatMap(({ 1: key = '', 3: name = '', index }) =>
      isCredentialName(name) ? scalarAt(text, index + key.length) : [],
    ),
  ];
}

/** A `value` where only the name of a Secret belongs: beside the `targetEnvName` of a secret, and as the value of an injected header. */
function secretValues(text: string): Range[] {
  const behind = text.matchAll(
    /\b(?:targetEnvName|headerName)["']?[ \t]*:[ \t]*["']?[\w.-]{1,100}["']?[ \t]*,?[ \t]*\r?\n?[ \t]*["']?value["']?[ \t]*:[ \t]*/g,
  );
  const before = text.matchAll(
    /(\bvalue["']?[ \t]*:[ \t]*)([^\r\n]{1,4096}?),?[ \t]*\r?\n?[ \t]*["']?\b(?:targetEnvName|headerName)["']?[ \t]*:/g,
  );
  return [
    ...[...behind].flatMap(({ 0: all, index }) => scalarAt(text, index + all.length)),
    ...[...before].flatMap(({ 1: key = '', index }) => scalarAt(text, index + key.length)),
  ];
}

/** `--token x` in one argument, and `--token` and `x` in two of a list. */
function optionValues(text: string): Range[] {
  const found = text.matchAll(
    /(?<![\w-])--?([A-Za-z][\w-]{0,100})(?:["']?[ \t]*,?[ \t]*\r?\n?[ \t]*(?:-[ \t]+)?|[ \t]+)(?=["'\w])/g,
  );
  return [...found].flatMap(({ 0: all, 1: name = '', index }) =>
    isCredentialName(name) ? wordAt(text, index + all.length) : [],
  );
}

/** The word at an offset, or what is in quotes there. */
function wordAt(text: string, start: number): Range[] {
  const line = restOfLine(text, start);
  const isQuoted = line.startsWith('"') || line.startsWith("'");
  if (isQuoted) return quotedAt(line, start);
  const word = /^[^\s;&"',{}[\]<>]+/.exec(line)?.[0] ?? '';
  return word === '' || isNoCredential(word) ? [] : [{ start, end: start + word.length }];
}

/** The scalar that begins at an offset: in quotes to the other quote, a block to its end, and else to the end of the line. */
function scalarAt(text: string, start: number): Range[] {
  const line = restOfLine(text, start);
  if (line.startsWith('"') || line.startsWith("'")) return quotedAt(line, start);
  if (/^[|>][-+\d]*[ \t]*(?:#.*)?$/.test(line)) return blockAt(text, start);
  // Of a flow collection only what closes it is kept: what follows may belong to the value.
  const value = /^[^{[&*#\s].*?(?=[ \t]*(?:[}\]),;]*[ \t]*$|[ \t]#))/.exec(line)?.[0] ?? '';
  const [first = ''] = value.split(/[,}]/, 1);
  return first === '' || isNoCredential(value) || isNoCredential(first) ? [] : [{ start, end: start + value.length }];
}

function quotedAt(line: string, start: number): Range[] {
  const inner = (line.startsWith('"') ? /^"((?:[^"\\]|\\.)*)/ : /^'((?:[^']|'')*)/).exec(line)?.[1] ?? '';
  return isNoCredential(inner) || inner === '' ? [] : [{ start: start + 1, end: start + 1 + inner.length }];
}

/** The lines of a block scalar whose indicator is at an offset: those that are indented more than its own. */
function blockAt(text: string, offset: number): Range[] {
  const own = indentOf(text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset));
  const start = lineEnd(text, offset);
  let end = start;
  while (end < text.length) {
    const next = lineEnd(text, end + 1);
    const line = text.slice(end + 1, next);
    if (line.trim() !== '' && indentOf(line) <= own) break;
    end = next;
  }
  return [{ start, end }];
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** Most of a line that is looked at for one value; a longer value is masked to the end of its line. */
const longestValue = 8192;

function restOfLine(text: string, start: number): string {
  const [line = ''] = /^[^\r\n]*/.exec(text.slice(start, start + longestValue)) ?? [];
  return line.length < longestValue ? line : text.slice(start, lineEnd(text, start)).trimEnd();
}

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end;
}
