import {
  CHOMPING_MODE,
  CORE_SCHEMA,
  EVENT_ID,
  SCALAR_STYLE,
  constructFromEvents,
  defineMappingTag,
  parseEvents,
  type Event,
  type ScalarEvent,
} from 'js-yaml';
import { beginsInvisibly } from './invisible-space.ts';
import { maximumDepth } from '../limits.ts';
import { judgePlainScalar } from './plain-scalar.ts';

/** What the fast reader made of one document; `referred` ones need the reader that keeps positions. */
export type FastReading =
  | { readonly outcome: 'value'; readonly value: unknown }
  | { readonly outcome: 'empty' | 'referred' };

/** First characters of unquoted words that `judgePlainScalar` may object to, and of `<<`. */
const suspicious = new Uint8Array(128);
for (const letter of '0123456789+-.=<yYnNoO') suspicious[letter.charCodeAt(0)] = 1;
const zero = 0x30;
const nine = 0x39;
const longestWord = 3;

// Where the two readers are known to differ, found by fuzzing; all of it is rare.
const byteOrderMark = '\uFEFF';
const oddStart = /^(?:[ \t]*(?:#[^\n]*)?\r?\n)*(?:[ \t]+[^\s#]|\.\.\.|%)/;
const tabbedLine = /(?:^|\n) *\t/;
const explicitKey = /(?:^|[\s[{,-])\?(?:\s|$)/;
const awkwardEscape = /\\(?:\r?\n|U|u[dD][89a-fA-F])/;
const indentationIndicator = /[|>][-+]?[1-9]/;

/** Maps as plain objects; a key that is not a string is left to the other reader. */
const textKeyMap = defineMappingTag<Record<string, unknown>>('tag:yaml.org,2002:map', {
  create: () => ({}),
  addPair: (map, key, value) => {
    if (typeof key !== 'string') return 'a key that is not a string';
    if (key === '__proto__')
      Object.defineProperty(map, key, { value, enumerable: true, configurable: true, writable: true });
    else map[key] = value;
    return '';
  },
  has: (map, key) => typeof key === 'string' && Object.hasOwn(map, key),
  keys: (map) => Object.keys(map),
  get: (map, key) => (typeof key === 'string' ? map[key] : undefined),
  identify: () => false,
});
const schema = CORE_SCHEMA.withTags(textKeyMap);

/**
 * Reads the text of one document at js-yaml speed, where that gives the same value as the authoritative reader without any
 * finding. Everything else is referred to that reader: errors, anchors, aliases, tags, merge keys, keys that are not strings, words and
 * numbers that deserve a finding, too much nesting. It never reports anything itself.
 */
export function readFast(text: string): FastReading {
  if (oddStart.test(text) || text.includes(byteOrderMark)) return { outcome: 'referred' };
  if (text.includes('\t') && tabbedLine.test(text)) return { outcome: 'referred' };
  if (text.includes('?') && explicitKey.test(text)) return { outcome: 'referred' };
  try {
    const events = parseEvents(text, { maxDepth: 3 * maximumDepth });
    if (events.length === 0) return { outcome: 'empty' };
    const shape = shapeOf(events, text);
    if (shape !== 'value') return { outcome: shape };
    return { outcome: 'value', value: constructFromEvents(events, { source: text, schema })[0] };
  } catch {
    // Whatever js-yaml objects to, the other reader decides, and says so better.
    return { outcome: 'referred' };
  }
}

function shapeOf(events: readonly Event[], text: string): FastReading['outcome'] {
  // The document itself opens a level and is closed by a POP like all others.
  let depth = -1;
  let documents = 0;
  for (const event of events) {
    switch (event.type) {
      case EVENT_ID.SCALAR:
        if (event.anchorStart !== -1 || event.tagStart !== -1 || isDoubtfulScalar(event, depth, text))
          return 'referred';
        break;
      case EVENT_ID.MAPPING:
      case EVENT_ID.SEQUENCE:
        if (event.anchorStart !== -1 || event.tagStart !== -1) return 'referred';
        if (++depth > maximumDepth) return 'referred';
        break;
      case EVENT_ID.POP:
        depth--;
        break;
      case EVENT_ID.DOCUMENT:
        depth++;
        if (++documents > 1) return 'referred';
        break;
      case EVENT_ID.ALIAS:
        return 'referred';
    }
  }
  return isEmpty(events) ? 'empty' : 'value';
}

/** Whether a scalar may deserve a finding, or is of a form the two readers differ in. */
function isDoubtfulScalar(event: ScalarEvent, depth: number, text: string): boolean {
  const { style, valueStart, valueEnd, fast } = event;
  switch (style) {
    case SCALAR_STYLE.PLAIN:
      return valueStart !== -1 && isSuspicious(text, valueStart, valueEnd);
    case SCALAR_STYLE.SINGLE_QUOTED:
      return !endsQuote(text, valueEnd);
    case SCALAR_STYLE.DOUBLE_QUOTED:
      return !endsQuote(text, valueEnd) || (!fast && awkwardEscape.test(text.slice(valueStart, valueEnd)));
    default:
      return depth === 0 || event.chomping === CHOMPING_MODE.KEEP || hasIndentationIndicator(text, valueStart);
  }
}

/** Whether a quote ends where something new may begin; js-yaml takes `- 'a'b: 1` for a list and a key. */
function endsQuote(text: string, quote: number): boolean {
  return quote + 1 >= text.length || ' \n\r\t,:]}'.includes(text.charAt(quote + 1));
}

/** Whether the header line of a block scalar says the indentation (`|2`). */
function hasIndentationIndicator(text: string, valueStart: number): boolean {
  const headerEnd = text.lastIndexOf('\n', valueStart - 1);
  const headerStart = text.lastIndexOf('\n', headerEnd - 1) + 1;
  return indentationIndicator.test(text.slice(headerStart, headerEnd));
}

function isSuspicious(text: string, start: number, end: number): boolean {
  const first = text.charCodeAt(start);
  // A letter, or white space that only looks like some.
  if (first >= 128) return beginsInvisibly(text.charAt(start));
  if (suspicious[first] === 0) return false;
  const isWord = first > nine;
  if (isWord) return end - start <= longestWord && isDoubtful(text.slice(start, end));
  // Ports and counts, the most frequent numbers by far.
  if (first > zero && first <= nine && end - start < 6) {
    let index = start + 1;
    while (index < end && text.charCodeAt(index) >= zero && text.charCodeAt(index) <= nine) index++;
    if (index === end) return false;
  }
  return isDoubtful(text.slice(start, end));
}

function isDoubtful(word: string): boolean {
  return word === '<<' || judgePlainScalar(word) !== undefined;
}

/** A document without any content: its only node is a scalar without text. */
function isEmpty(events: readonly Event[]): boolean {
  const [, only] = events;
  return (
    events.length === 3 && only?.type === EVENT_ID.SCALAR && only.style === SCALAR_STYLE.PLAIN && only.valueStart === -1
  );
}
