/**
 * A table that is asked with words of an input: it has its own entries and nothing else. In a plain object, `constructor` and
 * `toString` are entries too.
 */
export function openTable<Entry>(entries: Readonly<Record<string, Entry>>): Readonly<Record<string, Entry>> {
  const table: Record<string, Entry> = Object.create(null);
  return Object.freeze(Object.assign(table, entries));
}
