import type { CatalogEntry } from './catalog-entry.ts';
import { numberOf, withClaims, type ClaimNumbers } from './claim-numbers.ts';
import { emptyTable, type EntryTable } from './entry-table.ts';
import type { NumberedEntry } from './entry-run.ts';
import { EntrySequence } from './entry-sequence.ts';

/**
 * Entries of one type over all sources of a registry, by name. `entries` has for each name the one of the first source that
 * has it. Where later sources have the name too, its number is the complement (`~id`, below zero), and `lower` has theirs
 * in the order of the sources: a caller who may not see the first gets the next.
 */
export interface RegistryIndex extends ClaimNumbers {
  readonly entries: EntrySequence;
  readonly lower: ReadonlyMap<string, readonly NumberedEntry[]>;
}

const noLower: RegistryIndex['lower'] = new Map();

/** A place of an index: the first entry of a name, and those below it. */
interface Slot {
  readonly top: NumberedEntry;
  readonly below: readonly NumberedEntry[];
}

/** The entries at a place, with their numbers replaced; undefined after the end. */
function slotAt(index: RegistryIndex, place: number, renumber: (claimId: number) => number): Slot | undefined {
  const entry = index.entries.entry(place);
  if (entry === undefined) return undefined;
  const number = index.entries.claimId(place);
  if (number >= 0) return { top: { entry, claimId: renumber(number) }, below: [] };
  const below = index.lower.get(entry.name) ?? [];
  return {
    top: { entry, claimId: renumber(~number) },
    below: below.map((each) => ({ entry: each.entry, claimId: renumber(each.claimId) })),
  };
}

/** Two indexes as one; on a name that both have, the first goes before the second. */
function merged(first: RegistryIndex, second: RegistryIndex): RegistryIndex {
  // One without entries may still have claim sets, of what was removed.
  if (second.claimSets.length === 0) return first;
  if (first.claimSets.length === 0) return second;
  const { claimSets, claimNumbers } = withClaims(first, second.claimSets);
  const renumbered = second.claimSets.map((claims) => numberOf({ claimSets, claimNumbers }, claims));
  const entries: CatalogEntry[] = [];
  const claimIds = new Int32Array(first.entries.length + second.entries.length);
  const lower = new Map<string, readonly NumberedEntry[]>();
  const keep = ({ entry, claimId }: NumberedEntry, below: readonly NumberedEntry[]): void => {
    if (below.length > 0) lower.set(entry.name, below);
    claimIds[entries.length] = below.length > 0 ? ~claimId : claimId;
    entries.push(entry);
  };
  const readA = (place: number): Slot | undefined => slotAt(first, place, (claimId) => claimId);
  const readB = (place: number): Slot | undefined => slotAt(second, place, (claimId) => renumbered[claimId] ?? -1);
  let [i, j] = [0, 0];
  let [a, b] = [readA(i), readB(j)];
  while (a !== undefined && b !== undefined) {
    if (a.top.entry.name < b.top.entry.name) {
      keep(a.top, a.below);
      a = readA(++i);
    } else if (b.top.entry.name < a.top.entry.name) {
      keep(b.top, b.below);
      b = readB(++j);
    } else {
      keep(a.top, [...a.below, b.top, ...b.below]);
      a = readA(++i);
      b = readB(++j);
    }
  }
  for (; a !== undefined; a = readA(++i)) keep(a.top, a.below);
  for (; b !== undefined; b = readB(++j)) keep(b.top, b.below);
  return { entries: EntrySequence.of(entries, claimIds), claimSets, claimNumbers, lower };
}

/** Indexes the tables of one type of a registry's sources, in the order of precedence. One table is taken as it is. */
export function registryIndex(tables: readonly EntryTable[]): RegistryIndex {
  if (tables.length < 2) {
    const { entries, claimSets, claimNumbers } = tables[0] ?? emptyTable;
    return { entries, claimSets, claimNumbers, lower: noLower };
  }
  const middle = tables.length >>> 1;
  return merged(registryIndex(tables.slice(0, middle)), registryIndex(tables.slice(middle)));
}
