import type { AddedVersions } from '../store/registry-store.ts';
import type { Catalog } from './catalog.ts';
import type { Entry } from './entry.ts';
import { storedEntry } from './stored-entry.ts';

/**
 * Takes over versions that this process added to a source, without asking the store. False where the catalog does not stand at
 * the revision right before, as when another replica wrote in between, or the change does not hold them: then they have to be read.
 */
export function applyAdded(catalog: Catalog, source: string, { revision, versions }: AddedVersions): boolean {
  const since = revision - 1;
  if (versions === undefined) return false;
  if (catalog.source(source) === undefined || catalog.revisionOf(source) !== since) return false;
  const changed = new Map<string, Entry>();
  for (const { type, name, claims, version } of versions) {
    const key = `${type} ${name}`;
    const known = changed.get(key) ?? servedEntry(catalog, { source, type, name });
    const entry = known ?? { type, name, ...(claims === undefined ? {} : { claims }), versions: [] };
    changed.set(key, { ...entry, versions: [...entry.versions, version] });
  }
  return catalog.applyEntries(source, since, { revision, entries: [...changed.values()], complete: false });
}

function servedEntry(catalog: Catalog, key: Parameters<Catalog['entry']>[0]): Entry | undefined {
  const served = catalog.entry(key);
  return served === undefined ? undefined : storedEntry(served);
}
