/** Widest line of a plan that is kept in one piece where it can be. */
export const pageWidth = 100;

/** Rows below a head, in columns as wide as their widest cell, two spaces apart. Empty columns are left out. */
export function columns(head: readonly string[], rows: readonly (readonly string[])[], indent: string): string[] {
  const used = head.map((_, index) => index).filter((index) => rows.some((row) => (row[index] ?? '') !== ''));
  const lines = [head, ...rows].map((row) => used.map((index) => row[index] ?? ''));
  const widths = used.map((_, index) => Math.max(...lines.map((line) => (line[index] ?? '').length)));
  return lines.map((line) =>
    `${indent}${line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')}`.trimEnd(),
  );
}

/** A label and its text; what does not fit on the page goes on below, broken at spaces. */
export function labeled(label: string, text: string, width: number, indent: string): string[] {
  const room = pageWidth - indent.length - width - 2;
  const first = `${indent}${label.padEnd(width)}  `;
  const rest = ' '.repeat(first.length);
  return wrapped(text, room).map((line, index) => `${index === 0 ? first : rest}${line}`.trimEnd());
}

/** Text in lines of at most so many characters, as far as its words allow. Its own line breaks stay. */
export function wrapped(text: string, room: number): string[] {
  return text.split('\n').flatMap((line) => {
    const lines: string[] = [];
    let current = '';
    for (const word of line.split(' ')) {
      if (current !== '' && current.length + 1 + word.length > room) {
        lines.push(current);
        current = word;
      } else {
        current = current === '' ? word : `${current} ${word}`;
      }
    }
    return [...lines, current];
  });
}
