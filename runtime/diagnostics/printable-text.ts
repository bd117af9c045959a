import { openTable } from './open-table.ts';

/** Control characters, lone surrogates, and marks that reorder or hide text on a terminal. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const unprintable =
  /[\0-\x1F\x7F-\x9F\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]|\p{Surrogate}/gu;
const short: Readonly<Record<string, string>> = openTable({ '\n': '\\n', '\r': '\\r', '\t': '\\t' });

/** A string without control sequences for terminals: unprintable characters become escapes such as `\u001b`. */
export function printable(text: string): string {
  return text.replace(unprintable, (character) => short[character] ?? `\\u${hex(character)}`);
}

/** The same for a line of source, where a tab is shown as the space it takes. */
export function printableLine(text: string): string {
  return text.split('\t').map(printable).join('    ');
}

const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}|\uFE0F/u;
const plain = /^[\x20-\x7E]*$/;
const invisible = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;

/** Terminal cells of a printable text: two for East Asian wide characters and emoji, none for combining marks alone. */
export function cellsOf(text: string): number {
  if (plain.test(text)) return text.length;
  return graphemesOf(text).reduce((sum, grapheme) => sum + cellsOfGrapheme(grapheme), 0);
}

/** The longest beginning (or with `fromEnd` the longest end) of a printable text that fits into so many cells. */
export function fitting(text: string, cells: number, fromEnd = false): string {
  const parts = graphemesOf(text);
  if (fromEnd) parts.reverse();
  let used = 0;
  let count = 0;
  for (const part of parts) {
    used += cellsOfGrapheme(part);
    if (used > cells) break;
    count++;
  }
  const kept = parts.slice(0, count);
  return (fromEnd ? kept.toReversed() : kept).join('');
}

let segmenter: Intl.Segmenter | undefined;

function graphemesOf(text: string): string[] {
  if (plain.test(text)) return text.split('');
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

function cellsOfGrapheme(grapheme: string): number {
  if (wide.test(grapheme)) return 2;
  return invisible.test(grapheme) ? 0 : 1;
}

function hex(character: string): string {
  return character.charCodeAt(0).toString(16).padStart(4, '0');
}
