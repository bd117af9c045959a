import { officialKey, type CatalogEntry, type CatalogVersion } from './catalog-entry.ts';
import type { Entry, EntryStatus, EntryType, EntryVersion } from './entry.ts';

/** Begins the last member of a row. A document has it too, but in front; inside of text its quotes are escaped. */
const metaMember = ',"_meta":';

interface OfficialMeta {
  readonly status: EntryStatus;
  readonly statusMessage?: string;
  readonly statusChangedAt: string;
}

/** An entry as the store has it, taken back from what is ready to be sent: catalogEntry the other way around. */
export function storedEntry({ type, name, claims, versions }: CatalogEntry): Entry {
  return {
    type,
    name,
    ...(claims === undefined ? {} : { claims }),
    versions: versions.map((version) => storedVersion(type, version)),
  };
}

function storedVersion(type: EntryType, { version, row, publishedAt, updatedAt }: CatalogVersion): EntryVersion {
  const end = row.lastIndexOf(metaMember);
  const text = row.toString('utf8', end + metaMember.length, row.length - 1);
  const { [officialKey]: meta } = JSON.parse(text) as { readonly [officialKey]: OfficialMeta };
  return {
    version,
    document: row.toString('utf8', `{"${type}":`.length, end),
    status: meta.status,
    ...(meta.statusMessage === undefined ? {} : { statusMessage: meta.statusMessage }),
    statusChangedAt: Date.parse(meta.statusChangedAt),
    publishedAt,
    updatedAt,
  };
}
