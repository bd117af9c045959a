import { atOnce, type Steps } from '../../schedule/steps.ts';
import type { EntryType } from '../catalog/entry.ts';
import { endOfString, endOfValueInSteps, skipSpace, type TextRange } from '../documents/json-text.ts';
import { isJsonObject, jsonValue } from '../documents/json-value.ts';
import type { OfferedVersion } from './source-reader.ts';

/** The entries of a file, or what is wrong with the file as a whole. */
export type EntriesFile = { readonly versions: readonly OfferedVersion[] } | { readonly problem: string };

/** Most characters of a file beside its entries: they are read in one go. */
const longestRest = 8 * 1024 * 1024;

const noJson = { problem: 'it is not valid JSON' } as const;

/**
 * Reads a catalog in the upstream format (facts on entry formats; schemas/config/registry-entries.json): an object with
 * `data.servers` and `data.skills`. What one entry says is not judged here, so that a bad one does not keep the others out;
 * its text is kept byte for byte.
 *
 * Entries are parsed one by one, and then the file without them: together that is what parsing it as a whole would say.
 */
export function readEntriesFile(file: string): EntriesFile {
  return atOnce(readEntriesFileInSteps(file));
}

/** The same in steps. */
export function* readEntriesFileInSteps(file: string): Steps<EntriesFile> {
  // A byte order mark is no part of the text (RFC 8259, 8.1).
  const text = file.startsWith('\uFEFF') ? file.slice(1) : file;
  const data = yield* memberOf(text, skipSpace(text, 0), 'data');
  const lists = { server: yield* listOf(text, data, 'servers'), skill: yield* listOf(text, data, 'skills') };
  const parts = Object.values(lists).filter((list) => list !== undefined);
  if (parts.some((list) => !list.isRight)) return noJson;
  const rest = without(text, parts);
  if (rest.length > longestRest)
    return { problem: `it holds ${rest.length} characters beside its entries, and at most ${longestRest} are read` };
  const value = jsonValue(rest);
  if (value === undefined) return noJson;
  if (!isJsonObject(value) || !isJsonObject(value['data']))
    return {
      problem: 'it has no "data" with the entries: a catalog file is {"version", "meta", "data": {"servers": [...]}}',
    };
  for (const key of ['servers', 'skills'] as const) {
    if (value['data'][key] !== undefined && !Array.isArray(value['data'][key]))
      return { problem: `"data.${key}" is not a list` };
  }
  if (value['data']['servers'] === undefined) return { problem: '"data.servers" is missing; write [] for none' };
  const offered = (type: EntryType) => (lists[type]?.documents ?? []).map((document) => ({ type, document }));
  return { versions: [...offered('server'), ...offered('skill')] };
}

/** The last value of a key in the object that begins at an offset, as JSON.parse reads it. Of what is no JSON it may be anything. */
function* memberOf(text: string, start: number, key: string): Steps<TextRange | undefined> {
  let found: TextRange | undefined;
  if (text[start] !== '{') return found;
  let at = skipSpace(text, start + 1);
  while (text[at] === '"') {
    const keyEnd = endOfString(text, at);
    const colon = skipSpace(text, keyEnd);
    if (text[colon] !== ':') return found;
    const value = skipSpace(text, colon + 1);
    const end = yield* endOfValueInSteps(text, value);
    if (jsonValue(text.slice(at, keyEnd)) === key) found = { start: value, end };
    at = skipSpace(text, end);
    if (text[at] !== ',') return found;
    at = skipSpace(text, at + 1);
    yield;
  }
  return found;
}

/** The elements of a list, and whether each of them is JSON and all are separated as JSON asks for. */
interface TextList extends TextRange {
  readonly documents: readonly string[];
  readonly isRight: boolean;
}

/** The list under a key of `data`, from behind its bracket to its closing one; undefined where there is none. */
function* listOf(text: string, data: TextRange | undefined, key: string): Steps<TextList | undefined> {
  const list = data === undefined ? undefined : yield* memberOf(text, data.start, key);
  if (list === undefined || text[list.start] !== '[') return undefined;
  const start = list.start + 1;
  const documents: string[] = [];
  let at = skipSpace(text, start);
  if (text[at] === ']') return { start, end: at, documents, isRight: true };
  for (;;) {
    const end = yield* endOfValueInSteps(text, at);
    const document = text.slice(at, end);
    if (jsonValue(document) === undefined) return { start, end, documents, isRight: false };
    documents.push(document);
    at = skipSpace(text, end);
    if (text[at] === ']') return { start, end: at, documents, isRight: true };
    if (text[at] !== ',') return { start, end: at, documents, isRight: false };
    at = skipSpace(text, at + 1);
    yield;
  }
}

/** The text without some ranges, which do not overlap. */
function without(text: string, ranges: readonly TextRange[]): string {
  let rest = '';
  let at = 0;
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    rest += text.slice(at, start);
    at = end;
  }
  return rest + text.slice(at);
}
