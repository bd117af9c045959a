import type { CatalogEntry } from './catalog-entry.ts';
import { numberOf, withClaims } from './claim-numbers.ts';
import type { EntryTable } from './entry-table.ts';
import type { RegistryIndex } from './registry-index.ts';
import { oneNamed } from './sorted-names.ts';

/** How many claim sets may gather that nobody has any more. */
const slackSets = 256;

/**
 * The index after some names changed in the tables it was made of: what the other names have is copied. Undefined when it
 * has to be made anew, because too many claim sets have gathered in it.
 */
export function changedIndex(
  index: RegistryIndex,
  tables: readonly EntryTable[],
  names: readonly string[],
): RegistryIndex | undefined {
  const found = new Map(
    names.map((name) => [name, tables.flatMap(({ entries }) => entries.named(name) ?? [])] as const),
  );
  const numbers = withClaims(
    index,
    [...found.values()]
      .flat()
      .map(({ claims }) => claims)
      .concat(removedClaims(tables, names)),
  );
  const sets = tables.reduce((sum, { claimSets }) => sum + claimSets.length, slackSets);
  if (numbers.claimSets.length > sets) return undefined;
  const lower = new Map(index.lower);
  const entries = index.entries.spliced(names, (name) => {
    const [first, ...rest] = (found.get(name) ?? []).map((entry) => ({
      entry,
      claimId: numberOf(numbers, entry.claims),
    }));
    lower.delete(name);
    if (first === undefined || rest.length === 0) return first;
    lower.set(name, rest);
    return { entry: first.entry, claimId: ~first.claimId };
  });
  return { entries, lower, claimSets: numbers.claimSets, claimNumbers: numbers.claimNumbers };
}

function removedClaims(tables: readonly EntryTable[], names: readonly string[]): readonly CatalogEntry['claims'][] {
  return tables.flatMap(({ removed }) =>
    names.flatMap((name) => oneNamed(removed, name)?.records.map(({ claims }) => claims) ?? []),
  );
}
