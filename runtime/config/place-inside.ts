import type { Span } from '../diagnostics/span.ts';
import type { DocumentPath } from './parsed-document.ts';
import { placeOf, type Part } from './part.ts';
import { scalarOffsets } from './scalar-offsets.ts';

/**
 * Position of a range inside the text that stands at a path of a part, through whatever style the text is written in.
 * Offsets are UTF-16 units of the text; an empty range is a place between two of them. The whole value where the two cannot be
 * told apart (an alias), undefined where even that has no place.
 */
export function placeInside(
  part: Part,
  path: DocumentPath,
  text: string,
  start: number,
  end: number,
): Span | undefined {
  const whole = placeOf(part, path, 'value');
  if (whole === undefined) return undefined;
  const offsets = scalarOffsets(whole.source.text.slice(whole.start, whole.end), text);
  if (offsets === undefined) return whole;
  // Behind the last character is where a language says that something is missing: right after what is there.
  const last = text.trimEnd().length;
  const from = Math.min(start, last);
  const at = (index: number): number => whole.start + (offsets[index] ?? whole.end - whole.start);
  const behind = (index: number): number => (index === 0 ? at(0) : at(index - 1) + 1);
  const first = from === last ? behind(from) : at(from);
  return {
    source: whole.source,
    start: first,
    end: end > start ? Math.max(first, behind(Math.min(end, last))) : first,
  };
}
