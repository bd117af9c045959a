import type { Span } from '../diagnostics/span.ts';
import type { DocumentPath } from './parsed-document.ts';
import { placeOf, type Part } from './part.ts';
import { scalarOffsets } from './scalar-offsets.ts';

/** Gives the outer span of a range of the inner text, or of the whole text where its parts cannot be told apart. */
export type Outward = (start: number, end: number) => Span | undefined;

/**
 * Maps ranges of a text that stands at a path of a part to the source, through whatever style the text is written in.
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
    // White space around a token has no exact place, so both ends are counted from characters of the token.
    const last = end === 0 ? (offsets[0] ?? 0) : (offsets[end - 1] ?? 0) + 1;
    const first = end > start ? (offsets[start] ?? last) : last;
    return { source: whole.source, start: whole.start + first, end: whole.start + Math.max(first, last) };
  };
}
