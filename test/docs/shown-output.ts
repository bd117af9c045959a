const leftOut = (line: string): boolean => line.trim() === '…';

/** Whether the lines that a page shows are those of a real output; a line `…` matches any number of lines. */
export function isShown(shown: readonly string[], real: readonly string[]): boolean {
  const [first, ...rest] = shown;
  if (first === undefined) return real.length === 0;
  if (leftOut(first)) return rest.length === 0 || real.some((_, index) => isShown(rest, real.slice(index)));
  return first === real[0] && isShown(rest, real.slice(1));
}

/** What a page should show instead: as much at both ends of what is left out as before, or everything. */
export function renewed(shown: readonly string[], real: readonly string[]): readonly string[] {
  const gaps = shown.flatMap((line, index) => (leftOut(line) ? [index] : []));
  const [gap] = gaps;
  if (gap === undefined || gaps.length > 1 || shown.length - 1 >= real.length) return real;
  return [...real.slice(0, gap), '…', ...real.slice(real.length - (shown.length - 1 - gap))];
}

/** The lines of an output, without the blank ones at its end. */
export function linesOf(output: string): string[] {
  const text = output.replaceAll('\r\n', '\n').trimEnd();
  return text === '' ? [] : text.split('\n').map((line) => line.trimEnd());
}
