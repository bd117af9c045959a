import { atOnce, type Steps } from '../../schedule/steps.ts';
import type { Claims } from '../../../generated/types/claims.ts';
import { catalogEntry, grownEntry } from './catalog-entry.ts';
import { claimsText, noClaimNumbers, numberOf, withClaims, type ClaimNumbers } from './claim-numbers.ts';
import type { Entry, EntryChange } from './entry.ts';
import { removedEntry, type RemovedEntry } from './removed-entry.ts';
import { EntrySequence } from './entry-sequence.ts';
import { oneNamed } from './sorted-names.ts';

/** Entries of one type in one source, each with the number of its claims, and what went of names lately. */
export interface EntryTable extends ClaimNumbers {
  readonly entries: EntrySequence;
  /** Bytes of all documents. */
  readonly bytes: number;
  /** Sorted by name. */
  readonly removed: readonly RemovedEntry[];
}

export const emptyTable: EntryTable = { entries: EntrySequence.empty, bytes: 0, ...noClaimNumbers, removed: [] };

/** Leaves out claim sets that no entry has, once most are such: what was changed often does not stay in memory. */
function compacted(table: EntryTable): EntryTable {
  if (table.claimSets.length < 64) return table;
  const removed = table.removed.flatMap(({ records }) => records.map(({ claims }) => numberOf(table, claims)));
  const used = [...new Set([...table.entries.claimIds(), ...removed])];
  if (used.length * 2 > table.claimSets.length) return table;
  const numbers = new Map(used.map((old, number) => [old, number]));
  return {
    entries: table.entries.renumbered((old) => numbers.get(old) ?? -1),
    bytes: table.bytes,
    removed: table.removed,
    ...withClaims(
      noClaimNumbers,
      used.map((old) => table.claimSets[old]),
    ),
  };
}

/**
 * A table with changes applied: each change replaces what its name had or adds to it, and one without versions removes it; of two with
 * one name the later counts. Entries that do not change are the same objects as before; nothing of the given table changes.
 * `documents`: where the documents are that the changes leave out, by default the table itself.
 */
export function changedTable(table: EntryTable, changes: readonly EntryChange[], documents?: EntryTable): EntryTable {
  return atOnce(changedTableInSteps(table, changes, documents));
}

/** The same in steps, a name each. */
export function* changedTableInSteps(
  table: EntryTable,
  changes: readonly EntryChange[],
  documents: EntryTable = table,
): Steps<EntryTable> {
  if (changes.length === 0) return table;
  const byName = new Map<string, EntryChange>();
  const claimsOf = (change: EntryChange) =>
    'added' in change ? (table.entries.named(change.name) ?? change).claims : change.claims;
  const sets = new Map<string, Claims | undefined>();
  const take = (claims: Claims | undefined) => sets.set(claimsText(claims), claims);
  for (const change of changes) {
    byName.set(change.name, change);
    if ('added' in change || change.versions.length > 0) take(claimsOf(change));
    if (!('added' in change)) for (const { claims } of change.removed ?? []) take(claims);
    yield;
  }
  const { claimSets, claimNumbers } = withClaims(table, sets.values());
  let { bytes } = table;
  const entries = yield* table.entries.splicedInSteps([...byName.keys()], (name) => {
    const change = byName.get(name);
    const before = table.entries.named(name);
    bytes -= before?.bytes ?? 0;
    if (change === undefined || ('versions' in change && change.versions.length === 0)) return undefined;
    const claimId = numberOf({ claimSets, claimNumbers }, claimsOf(change));
    const entry =
      'added' in change
        ? grownEntry(change, claimSets[claimId], before)
        : catalogEntry(change, claimSets[claimId], documents.entries.named(name));
    bytes += entry.bytes;
    return { entry, claimId };
  });
  const removed = changedRemoved(table.removed, byName);
  const changed = { entries, bytes, claimSets, claimNumbers, removed };
  return claimSets === table.claimSets ? changed : compacted(changed);
}

/** What went of names, with what is newly known of some. */
function changedRemoved(
  before: readonly RemovedEntry[],
  changes: ReadonlyMap<string, EntryChange>,
): readonly RemovedEntry[] {
  const told = [...changes.values()].filter(
    (change): change is Entry =>
      'versions' in change &&
      change.removed !== undefined &&
      (change.removed.length > 0 || oneNamed(before, change.name) !== undefined),
  );
  if (told.length === 0) return before;
  const kept = new Map(before.map((each) => [each.name, each]));
  for (const { type, name, removed = [] } of told) {
    if (removed.length === 0) kept.delete(name);
    else kept.set(name, removedEntry(type, name, removed));
  }
  return [...kept.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
