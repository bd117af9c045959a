/** The value of a number of Go's source text, with its bases and underscores. Undefined when it is none. */
export function numberOf(text: string): number | undefined {
  const sign = text.startsWith('-') ? -1 : 1;
  const digits = text
    .replace(/^[+-]/, '')
    .replaceAll('_', '')
    .replace(/^0(?=[0-7]+$)/, '0o');
  const value = sign * Number(digits);
  return digits === '' || !Number.isFinite(value) ? undefined : value;
}
