import { catalogEntry } from './catalog-entry.ts';
import { noClaimNumbers, numberOf, withClaims, type ClaimNumbers } from './claim-numbers.ts';
import type { Entry } from './entry.ts';
import { splicedEntries, type NumberedEntries } from './spliced-entries.ts';

/** Entries of one type in one source, sorted by name, each with the number of its claims. */
export type EntryTable = NumberedEntries & ClaimNumbers;

export const emptyTable: EntryTable = { entries: [], claimIds: new Int32Array(0), ...noClaimNumbers };

/** Leaves out claim sets that no entry has, once most are such: what was changed often does not stay in memory. */
function compacted(table: EntryTable): EntryTable {
  if (table.claimSets.length < 64) return table;
  const used = [...new Set(table.claimIds)];
  if (used.length * 2 > table.claimSets.length) return table;
  const numbers = new Map(used.map((old, number) => [old, number]));
  return {
    entries: table.entries,
    claimIds: table.claimIds.map((old) => numbers.get(old) ?? -1),
    ...withClaims(
      noClaimNumbers,
      used.map((old) => table.claimSets[old]),
    ),
  };
}

/**
 * A table with changes applied: each change replaces what its name had, and one without versions removes it; of two with
 * one name the later counts. Entries that do not change are the same objects as before; nothing of the given table changes.
 */
export function changedTable(table: EntryTable, changes: readonly Entry[]): EntryTable {
  if (changes.length === 0) return table;
  const byName = new Map(changes.map((change) => [change.name, change]));
  const { claimSets, claimNumbers } = withClaims(
    table,
    changes.filter(({ versions }) => versions.length > 0).map(({ claims }) => claims),
  );
  const spliced = splicedEntries(table, [...byName.keys()], (name) => {
    const change = byName.get(name);
    if (change === undefined || change.versions.length === 0) return undefined;
    const claimId = numberOf({ claimSets, claimNumbers }, change.claims);
    return { entry: catalogEntry(change, claimSets[claimId]), claimId };
  });
  const changed = { ...spliced, claimSets, claimNumbers };
  return claimSets === table.claimSets ? changed : compacted(changed);
}
