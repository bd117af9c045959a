import { cellsOf, fitting, printableLine } from './printable-text.ts';
import { maskedSource } from './mask-credentials.ts';
import { lineText, positionAt, type Span } from './span.ts';

/** The line of a span, ready for a terminal, and where to underline it. */
export interface CodeFrame {
  /** One-based number of the line. */
  readonly line: number;
  readonly text: string;
  /** Terminal cells before the underline. */
  readonly indent: number;
  /** Terminal cells under the span, at least one. */
  readonly length: number;
}

/** Widest line that is shown whole; a longer one is cut around the span. */
const maximumCells = 100;
const cellsBefore = 40;
/** No character takes less than a fifth of a cell here, so more of a line than this is never looked at. */
const maximumCharacters = maximumCells * 5;

/** The frame of a span. Of a span over several lines the first is shown. */
export function codeFrame(span: Span): CodeFrame {
  const { line, column } = positionAt(span.source, span.start);
  const whole = lineText(span.source, line, maskedSource(span.source).text).trimEnd();
  const start = column - 1;
  const end = Math.max(start, Math.min(whole.length, start + span.end - span.start));
  const before = printableLine(whole.slice(Math.max(0, start - maximumCharacters), start));
  const marked = printableLine(whole.slice(start, Math.min(end, start + maximumCharacters)));
  const after = printableLine(whole.slice(end, end + maximumCharacters));
  // White space before the span that trimming took away, at the end of a line.
  const gap = Math.max(0, start - whole.length);
  const head = before + ' '.repeat(gap);
  const isLong =
    start > maximumCharacters || end - start > maximumCharacters || cellsOf(head + marked + after) > maximumCells;
  if (!isLong) return frameOf(line, head, marked, after);
  const shownHead =
    cellsOf(head) <= cellsBefore && start <= maximumCharacters ? head : `…${fitting(head, cellsBefore - 1, true)}`;
  const shownMarked = cut(marked, maximumCells - cellsOf(shownHead), end - start > maximumCharacters);
  const room = maximumCells - cellsOf(shownHead) - cellsOf(shownMarked);
  return frameOf(
    line,
    shownHead,
    shownMarked,
    room <= 0 ? '' : cut(after, room, whole.length - end > maximumCharacters),
  );
}

function frameOf(line: number, before: string, marked: string, after: string): CodeFrame {
  return { line, text: before + marked + after, indent: cellsOf(before), length: Math.max(1, cellsOf(marked)) };
}

function cut(text: string, cells: number, isCut: boolean): string {
  if (!isCut && cellsOf(text) <= cells) return text;
  return `${fitting(text, cells - 1)}…`;
}
