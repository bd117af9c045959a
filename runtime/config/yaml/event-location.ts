import { COLLECTION_STYLE, EVENT_ID, SCALAR_STYLE, getScalarValue, parseEvents, type ScalarEvent } from 'js-yaml';
import { maximumDepth } from '../limits.ts';
import type { TextRange } from './node-location.ts';
import type { DocumentPath } from '../parsed-document.ts';

/** The range of a value; -1 for an end that the events do not include. */
interface Placed extends TextRange {
  readonly entries?: ReadonlyMap<string, { readonly key: TextRange; readonly value: Placed }>;
  readonly items?: readonly Placed[];
}

/** Gives the range of a key or value as `locateNode` does, or undefined where only the reader with positions can find it. */
export type LocateInEvents = (path: DocumentPath, part: 'key' | 'value') => TextRange | undefined;

/**
 * Finds places in the text of one document that the fast reader took, at a fraction of the cost of reading it with positions, and
 * gives the same ranges. What is rare is left to the other reader: block scalars, absent values, collections among comments.
 */
export function locateInEvents(text: string): LocateInEvents {
  const root = placesIn(text);
  return (path, part) => {
    let key: TextRange | undefined;
    let value = root;
    for (const step of path) {
      const entry = value.entries?.get(String(step));
      const below = entry?.value ?? (typeof step === 'number' ? value.items?.[step] : undefined);
      if (below === undefined) break;
      key = entry?.key;
      value = below;
    }
    const { start, end } = part === 'key' ? (key ?? value) : value;
    return start === -1 || end === -1 ? undefined : { start, end };
  };
}

const nowhere: Placed = { start: -1, end: -1 };

/** The places of the root of a document and of all below it. Its nesting was bounded when it was read. */
function placesIn(text: string): Placed {
  const events = parseEvents(text, { maxDepth: 3 * maximumDepth });
  // The reader with positions counts some comments to the collection before them.
  const hasComments = text.includes('#');
  // The first event opens the document.
  let index = 1;
  return next();

  function next(): Placed {
    const event = events[index++];
    if (event?.type === EVENT_ID.SCALAR) return placeOfScalar(event, text);
    if (event?.type !== EVENT_ID.MAPPING && event?.type !== EVENT_ID.SEQUENCE) return nowhere;
    const { start } = event;
    const below = event.type === EVENT_ID.MAPPING ? mapEntries() : listItems();
    index++;
    const last = hasComments ? -1 : below.last;
    const end = event.style === COLLECTION_STYLE.FLOW ? closingOf(text, last) : last;
    return { ...below, start, end };
  }

  function mapEntries(): Pick<Placed, 'entries'> & { last: number } {
    const entries = new Map<string, { key: Placed; value: Placed }>();
    let last = -1;
    while (index < events.length && events[index]?.type !== EVENT_ID.POP) {
      const event = events[index];
      const name = event?.type === EVENT_ID.SCALAR ? getScalarValue(text, event) : '';
      const key = next();
      const value = next();
      entries.set(name, { key, value });
      last = value.end;
    }
    return { entries, last };
  }

  function listItems(): Pick<Placed, 'items'> & { last: number } {
    const items: Placed[] = [];
    while (index < events.length && events[index]?.type !== EVENT_ID.POP) items.push(next());
    return { items, last: items.at(-1)?.end ?? -1 };
  }
}

function placeOfScalar({ style, valueStart, valueEnd }: ScalarEvent, text: string): Placed {
  switch (style) {
    case SCALAR_STYLE.PLAIN:
      return valueStart === -1 ? nowhere : { start: valueStart, end: valueEnd };
    case SCALAR_STYLE.SINGLE_QUOTED:
    case SCALAR_STYLE.DOUBLE_QUOTED:
      return { start: valueStart - 1, end: valueEnd + 1 };
    default: {
      // It begins with its header, which no event tells; where it ends, the collection around it may end too.
      const end = valueStart + text.slice(valueStart, valueEnd).trimEnd().length;
      return { start: -1, end: end === valueStart ? -1 : end };
    }
  }
}

const behindLast = /\s*,?\s*[\]}]/y;

/** The end of a flow collection, whose bracket follows its last value; -1 where that is not known. */
function closingOf(text: string, last: number): number {
  if (last === -1) return -1;
  behindLast.lastIndex = last;
  return behindLast.test(text) ? behindLast.lastIndex : -1;
}
