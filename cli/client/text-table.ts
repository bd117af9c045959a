import { cellsOf, printableLine } from '../../runtime/diagnostics/printable-text.ts';

/** Rows under their headings, in columns; nothing in them may command the terminal. The last column is as long as it is. */
export function textTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows.map((row) => row.map(printableLine))];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => cellsOf(line[column] ?? ''))));
  return lines
    .map((line) => {
      const cells = line.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - cellsOf(cell)));
      return `${cells.join('  ').trimEnd()}\n`;
    })
    .join('');
}
