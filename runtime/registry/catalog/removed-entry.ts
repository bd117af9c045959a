import type { Claims } from '../../../generated/types/claims.ts';
import { hasClaims } from '../access/claims.ts';
import { foldForSearch, readyVersion, type CatalogVersion } from './catalog-entry.ts';
import type { EntryType, EntryVersion, RemovedVersion } from './entry.ts';

/** A version that went out of sight, ready to be sent as deleted. */
export interface RemovedRecord {
  /** What it took to see it. Undefined: none. */
  readonly claims: Claims | undefined;
  /** It is still there, under other claims, or to be forgotten: its document is not told. */
  readonly isHidden: boolean;
  readonly version: CatalogVersion;
}

/** What went of a name. */
export interface RemovedEntry {
  readonly name: string;
  readonly records: readonly RemovedRecord[];
}

/** Makes what was removed of a name ready to be sent. */
export function removedEntry(type: EntryType, name: string, removed: readonly RemovedVersion[]): RemovedEntry {
  const records = removed.map((each) => ({
    claims: hasClaims(each.claims) ? each.claims : undefined,
    isHidden: each.document === undefined,
    version:
      each.document === undefined ? goneVersion(type, name, each, each.removedAt) : deletedVersion(type, name, each),
  }));
  return { name, records };
}

/**
 * A version as those are told of it who no longer get to see it since `at` (milliseconds since 1970): that it is gone, and nothing
 * of its document but its name.
 */
export function goneVersion(
  type: EntryType,
  name: string,
  { version, publishedAt }: { readonly version: string; readonly publishedAt: number },
  at: number,
): CatalogVersion {
  const [namespace, own] = type === 'skill' ? name.split('/') : [undefined, name];
  const description = 'No longer available here.';
  const document = JSON.stringify({
    ...(namespace === undefined ? {} : { namespace }),
    name: own,
    description,
    version,
  });
  const told = deletedVersion(type, name, { version, publishedAt, document, removedAt: at });
  return { ...told, searchText: foldForSearch(name) };
}

function deletedVersion(type: EntryType, name: string, removed: RemovedVersion): CatalogVersion {
  const { version, document = '{}', publishedAt, removedAt } = removed;
  const stored: EntryVersion = {
    version,
    document,
    status: 'deleted',
    statusChangedAt: removedAt,
    publishedAt,
    updatedAt: removedAt,
  };
  return readyVersion(type, name, stored, false);
}
