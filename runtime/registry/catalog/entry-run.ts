import type { Steps } from '../../schedule/steps.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { placeOf } from './sorted-names.ts';

/** An entry of a name, with the number of its claims. */
export interface NumberedEntry {
  readonly entry: CatalogEntry;
  readonly claimId: number;
}

/** Some neighbors of a sequence, sorted by name, with their numbers. */
export interface EntryRun {
  readonly entries: readonly CatalogEntry[];
  readonly claimIds: Int32Array;
}

/** Entries of a run: what a change copies. Runs that grow to twice as many are cut, neighbors that have half as many are joined. */
const usualLength = 256;

/** A run with some names replaced, added, or removed where the replacement is undefined: a step each. `names` are in order, each once. */
export function* runOf(
  before: EntryRun = { entries: [], claimIds: new Int32Array(0) },
  names: readonly string[],
  replacement: (name: string) => NumberedEntry | undefined,
): Steps<EntryRun> {
  const entries: CatalogEntry[] = [];
  const claimIds = new Int32Array(before.entries.length + names.length);
  let from = 0;
  const copyUntil = (place: number): void => {
    claimIds.set(before.claimIds.subarray(from, place), entries.length);
    for (; from < place; from += 1) {
      const entry = before.entries[from];
      if (entry !== undefined) entries.push(entry);
    }
  };
  for (const name of names) {
    copyUntil(placeOf(before.entries, name));
    if (before.entries[from]?.name === name) from += 1;
    const next = replacement(name);
    yield;
    if (next === undefined) continue;
    claimIds[entries.length] = next.claimId;
    entries.push(next.entry);
  }
  copyUntil(before.entries.length);
  return { entries, claimIds: claimIds.subarray(0, entries.length) };
}

/** The run, joined with the one before it where they are small together, in runs that are not too long; none without entries. */
export function cutRun(run: EntryRun, before?: EntryRun): readonly EntryRun[] {
  if (before !== undefined) {
    if (before.entries.length + run.entries.length > usualLength / 2) return [before, ...cutRun(run)];
    const claimIds = new Int32Array(before.entries.length + run.entries.length);
    claimIds.set(before.claimIds);
    claimIds.set(run.claimIds, before.entries.length);
    return [{ entries: [...before.entries, ...run.entries], claimIds }];
  }
  const { length } = run.entries;
  if (length === 0) return [];
  if (length < usualLength * 2) return [run];
  const pieces: EntryRun[] = [];
  for (let at = 0; at < length; at += usualLength) {
    pieces.push({
      entries: run.entries.slice(at, at + usualLength),
      claimIds: run.claimIds.slice(at, at + usualLength),
    });
  }
  return pieces;
}
