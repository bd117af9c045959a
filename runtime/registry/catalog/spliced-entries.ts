import type { CatalogEntry } from './catalog-entry.ts';

/** Entries sorted by name, each with a number that stands for who may see it. */
export interface NumberedEntries {
  readonly entries: readonly CatalogEntry[];
  readonly claimIds: Int32Array;
}

/** Place of the first entry whose name is not before `name`, at `from` or later. */
export function placeOf(entries: readonly { readonly name: string }[], name: string, from = 0): number {
  let low = from;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = entries[middle];
    if (entry !== undefined && entry.name < name) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The entry of a name. */
export function entryOf<E extends { readonly name: string }>(entries: readonly E[], name: string): E | undefined {
  const entry = entries[placeOf(entries, name)];
  return entry?.name === name ? entry : undefined;
}

/**
 * The same entries with some names replaced, added, or removed where the replacement is undefined. `names` are each there
 * once. What lies between is copied without being looked at.
 */
export function splicedEntries(
  before: NumberedEntries,
  names: readonly string[],
  replacement: (name: string) => { readonly entry: CatalogEntry; readonly claimId: number } | undefined,
): NumberedEntries {
  const entries: CatalogEntry[] = [];
  const claimIds = new Int32Array(before.entries.length + names.length);
  let from = 0;
  const copyUntil = (place: number): void => {
    claimIds.set(before.claimIds.subarray(from, place), entries.length);
    for (let index = from; index < place; index++) {
      const entry = before.entries[index];
      if (entry !== undefined) entries.push(entry);
    }
    from = place;
  };
  for (const name of names.toSorted((a, b) => (a < b ? -1 : 1))) {
    copyUntil(placeOf(before.entries, name, from));
    if (before.entries[from]?.name === name) from += 1;
    const next = replacement(name);
    if (next === undefined) continue;
    claimIds[entries.length] = next.claimId;
    entries.push(next.entry);
  }
  copyUntil(before.entries.length);
  return { entries, claimIds: claimIds.slice(0, entries.length) };
}
