/**
 * A value of an input in a sentence, or to compare with a text: a text, number or boolean as it is written, anything else as JSON. `String` would
 * call a `toString` that an author wrote as a key.
 */
export function shownValue(value: unknown): string {
  if (typeof value === 'string') return value;
  return JSON.stringify(value) ?? 'undefined';
}
