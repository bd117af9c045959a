import type { Steps } from '../../schedule/steps.ts';
import { catalogEntry, holdsDocuments, type CatalogEntry } from './catalog-entry.ts';
import type { Entry, EntryChange } from './entry.ts';
import type { SourceSnapshot } from './source-snapshot.ts';

/** Entries that were made of changes, but for their claims. */
export type ReadyEntries = ReadonlyMap<EntryChange, CatalogEntry>;

/**
 * Makes entries of what a store reported, which is most of the work of a change: in steps, before the change takes effect as a whole.
 * Documents that the report leaves out are taken from the snapshot that is there; a name whose documents it has not is left out.
 */
export function* readyEntries(
  { servers, skills }: Pick<SourceSnapshot, 'servers' | 'skills'>,
  entries: readonly Entry[],
): Steps<ReadyEntries> {
  const ready = new Map<EntryChange, CatalogEntry>();
  for (const entry of entries) {
    const before = (entry.type === 'server' ? servers : skills).entries.named(entry.name);
    if (entry.versions.length > 0 && holdsDocuments(before, entry))
      ready.set(entry, catalogEntry(entry, undefined, before));
    yield;
  }
  return ready;
}
