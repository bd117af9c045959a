import { isUtf8 } from 'node:buffer';
import type { Steps } from '../../schedule/steps.ts';
import { longestEntry } from './check-entry.ts';
import { endOfValueInSteps, skipSpaceInSteps } from './json-bytes.ts';
import { jsonValue } from './json-value.ts';

/** Most bytes of a document besides the elements of its lists: they are read at once. */
const longestRest = 1024 * 1024;

/** Most bytes of an element that are given: an entry and what another registry says of it. Nobody takes a longer one. */
const longestElement = longestEntry + 64 * 1024;

/** Most elements of a list: each costs memory, however short it is. */
const mostElements = 1_000_000;

/** What was read, or what is wrong with the text as a whole. */
export type ListedJson =
  | {
      /** The value of the whole, in which the lists are empty. */
      readonly rest: unknown;
      /** The text of each element, byte for byte, of each list that was asked for; undefined where there is none. */
      readonly lists: readonly (readonly string[] | undefined)[];
    }
  | { readonly problem: string };

/** Most bytes of a key that is looked at, with its quotes; an escape has six. */
const longestKey = 128;

const noJson = { problem: 'it is not valid JSON' } as const;
const noUtf8 = { problem: 'it is not UTF-8' } as const;
const tooMany = { problem: `it holds more than ${mostElements} entries in one list` } as const;
const brackets = { open: 0x5b, close: 0x5d, brace: 0x7b, quote: 0x22, colon: 0x3a, comma: 0x2c };

/** The bytes from one offset to before another. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a JSON text that is mostly long lists, members of the object at a path. Elements are parsed one by one, and then the text
 * without them: together that is what parsing it as a whole would say. Neither the bytes nor their text are ever worked on as a whole,
 * which would hold up the process. An element that is too long for an entry is cut off unparsed, for whoever judges its length.
 */
export function* listedJsonInSteps(bytes: Buffer, path: readonly string[], keys: readonly string[]): Steps<ListedJson> {
  // A byte order mark is not part of the text (RFC 8259, 8.1).
  const text = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
  let at: number | undefined = yield* skipSpaceInSteps(text, 0);
  for (const key of path) at = at === undefined ? undefined : (yield* membersOf(text, at, [key])).get(key);
  const members = at === undefined ? undefined : yield* membersOf(text, at, keys);
  const lists = new Map<string, TextList>();
  for (const [key, start] of members ?? []) {
    if (text[start] === brackets.open) lists.set(key, yield* elementsAt(text, start + 1));
  }
  const found = [...lists.values()];
  for (const { problem } of found) if (problem !== undefined) return problem;
  const parts = without(text, found);
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  if (length > longestRest)
    return { problem: `it holds ${length} bytes beside its entries, and at most ${longestRest} are read` };
  const rest = Buffer.concat(parts);
  if (!isUtf8(rest)) return noUtf8;
  const value = jsonValue(rest.toString('utf8'));
  return value === undefined ? noJson : { rest: value, lists: keys.map((key) => lists.get(key)?.elements) };
}

/** The elements of a list, and why it is none that is read: each element has to be JSON, and all be separated as JSON asks for. */
interface TextList extends Range {
  readonly elements: readonly string[];
  readonly problem?: { readonly problem: string };
}

/** Where the last value of each key begins in the object at an offset, as JSON.parse reads it. For malformed JSON, the result is arbitrary. */
function* membersOf(text: Buffer, start: number, keys: readonly string[]): Steps<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  if (text[start] !== brackets.brace) return found;
  let at = yield* skipSpaceInSteps(text, start + 1);
  while (text[at] === brackets.quote) {
    const keyEnd = yield* endOfValueInSteps(text, at);
    const colon = yield* skipSpaceInSteps(text, keyEnd);
    if (text[colon] !== brackets.colon) return found;
    const value = yield* skipSpaceInSteps(text, colon + 1);
    const end = yield* endOfValueInSteps(text, value);
    const key = keyAt(text, at, keyEnd);
    if (key !== undefined && keys.includes(key)) found.set(key, value);
    at = yield* skipSpaceInSteps(text, end);
    if (text[at] !== brackets.comma) return found;
    at = yield* skipSpaceInSteps(text, at + 1);
    yield;
  }
  return found;
}

/** A key, unless it is longer than any that is looked for. */
function keyAt(text: Buffer, start: number, end: number): string | undefined {
  const key = end - start > longestKey ? undefined : jsonValue(text.toString('utf8', start, end));
  return typeof key === 'string' ? key : undefined;
}

function* elementsAt(text: Buffer, start: number): Steps<TextList> {
  const elements: string[] = [];
  let at = yield* skipSpaceInSteps(text, start);
  if (text[at] === brackets.close) return { start, end: at, elements };
  for (;;) {
    const end = yield* endOfValueInSteps(text, at);
    const isCut = end - at > longestElement;
    const bytes = text.subarray(at, isCut ? at + longestElement : end);
    // Other bytes would be stored differently from what was sent.
    if (!isCut && !isUtf8(bytes)) return { start, end, elements, problem: noUtf8 };
    const element = bytes.toString('utf8');
    if (!isCut && jsonValue(element) === undefined) return { start, end, elements, problem: noJson };
    if (elements.length === mostElements) return { start, end, elements, problem: tooMany };
    elements.push(element);
    at = yield* skipSpaceInSteps(text, end);
    if (text[at] === brackets.close) return { start, end: at, elements };
    if (text[at] !== brackets.comma) return { start, end: at, elements, problem: noJson };
    at = yield* skipSpaceInSteps(text, at + 1);
    yield;
  }
}

/** The parts of the text outside of some ranges, which do not overlap. */
function without(text: Buffer, ranges: readonly Range[]): readonly Buffer[] {
  const parts: Buffer[] = [];
  let at = 0;
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    parts.push(text.subarray(at, start));
    at = end;
  }
  return [...parts, text.subarray(at)];
}
