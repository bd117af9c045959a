/**
 * A value of an input as a string, for a message or a comparison: a string, number or boolean as written, anything else as JSON. `String`
 * would call a `toString` that an author wrote as a key.
 */
export function shownValue(value: unknown): string {
  if (typeof value === 'string') return value;
  return JSON.stringify(value) ?? 'undefined';
}
