import type { Span } from '../../diagnostics/span.ts';
import type { DocumentPath } from '../parsed-document.ts';
import { placeOf, type Part } from '../part.ts';
import { scalarOffsets } from './scalar-offsets.ts';

/**
 * Gives the outer span of a range of the inner text (UTF-16 units; an empty range is a place between two of them): the whole value where
 * the range cannot be mapped (an alias), undefined where even that has no place.
 */
export type Outward = (start: number, end: number) => Span | undefined;

/**
 * Maps ranges of the string at a path of a part to the source, in every style of scalar.
 * `text` is the value at the path; nothing is computed before the first call.
 */
export function placesInside(part: Part, path: DocumentPath, text: string): Outward {
  let known: { readonly whole: Span | undefined; readonly offsets: readonly number[] | undefined } | undefined;
  return (start, end) => {
    if (known === undefined) {
      const whole = placeOf(part, path, 'value');
      const raw = whole?.source.text.slice(whole.start, whole.end);
      known = { whole, offsets: raw === undefined ? undefined : scalarOffsets(raw, text) };
    }
    const { whole, offsets } = known;
    if (whole === undefined || offsets === undefined) return whole;
    const at = (index: number): number => whole.start + (offsets[index] ?? whole.end - whole.start);
    // White space around a token has no exact place, so ends are counted from characters of the token.
    const behind = (index: number): number => (index === 0 ? at(0) : at(index - 1) + 1);
    // Behind the last character is where a language says that something is missing: right after what is there.
    const last = text.trimEnd().length;
    const from = Math.min(start, last);
    const first = from === last ? behind(from) : at(from);
    return {
      source: whole.source,
      start: first,
      end: end > start ? Math.max(first, behind(Math.min(end, last))) : first,
    };
  };
}
