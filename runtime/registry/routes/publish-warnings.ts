import type { Caller } from '../access/caller.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { EntryKey, RegistryRecord } from '../store/registry-store.ts';
import { claimsOf, refusalOf } from './refusals.ts';
import { registryForbidden, unknownEntry } from './registry-errors.ts';

/** Registries that are named one by one; a publication may be in very many. */
const mostNamed = 3;

/**
 * What the publisher of an entry may not expect: that no caller sees it because it has no claims (spec 1, Claims on published entries), and
 * that registries serve its name from another source, which has precedence and an entry that the publisher can see (spec 1, Precedence).
 * Registries and entries that the publisher cannot see are not mentioned.
 */
export function publishWarnings(catalog: Catalog, key: EntryKey, caller: Caller): readonly string[] {
  const entry = catalog.entry(key);
  // Somebody deleted it meanwhile.
  if (entry === undefined) return [];
  const shadowing = catalog.declarations.registries.flatMap((registry) => {
    const source = shadowingSource(catalog, registry, key, caller);
    return source === undefined ? [] : [{ registry: registry.name, source }];
  });
  const rest = shadowing.length - mostNamed;
  return [
    ...(caller.mode === 'authorized' && entry.claims === undefined
      ? ['entry without claims: under full authorization only a super-admin sees it']
      : []),
    ...shadowing
      .slice(0, mostNamed)
      .map(
        ({ registry, source }) =>
          `the registry "${registry}" gives "${key.name}" from the source "${source}", which comes before "${key.source}": what was published is not shown there`,
      ),
    ...(rest > 0 ? [`so it is in ${rest} more ${rest === 1 ? 'registry' : 'registries'}`] : []),
  ];
}

function shadowingSource(
  catalog: Catalog,
  registry: RegistryRecord,
  key: EntryKey,
  caller: Caller,
): string | undefined {
  const place = registry.sources.indexOf(key.source);
  const gate = registryForbidden({ name: registry.name });
  if (place < 1 || refusalOf(caller, 'registry.read', claimsOf(registry), { hidden: gate, gate }) !== undefined) return;
  return registry.sources.slice(0, place).find((source) => {
    const entry = catalog.entry({ ...key, source });
    if (entry === undefined) return false;
    const seen = entry.claims === undefined ? {} : { claims: entry.claims };
    return refusalOf(caller, 'entry.read', seen, { hidden: unknownEntry({ name: key.name }) }) === undefined;
  });
}
