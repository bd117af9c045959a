import type { Claims } from '../../../generated/types/claims.ts';
import { hasClaims } from '../access/claims.ts';
import { readyVersion, searchTextOf, type CatalogVersion, type VersionHead } from './catalog-entry.ts';
import type { EntryType, RemovedDocument, RemovedVersion } from './entry.ts';

/** A version that is gone. Its row is made when somebody asks for it: memory holds no document of what was removed. */
export interface GoneVersion extends VersionHead {
  readonly type: EntryType;
  readonly name: string;
  /** The deleted document. Absent: only its removal is reported. */
  readonly document?: RemovedDocument;
}

/** A version as lists have it. */
export type ListedVersion = CatalogVersion | GoneVersion;

/** A version that went out of sight, and what it took to see it. */
export interface RemovedRecord {
  /** Undefined: none. */
  readonly claims: Claims | undefined;
  /** It is still there, under other claims, or to be forgotten: its document is not told. */
  readonly isHidden: boolean;
  readonly version: GoneVersion;
}

/** What went of a name. */
export interface RemovedEntry {
  readonly name: string;
  readonly records: readonly RemovedRecord[];
}

/** Takes over what was removed of a name. */
export function removedEntry(type: EntryType, name: string, removed: readonly RemovedVersion[]): RemovedEntry {
  const records = removed.map((each) => ({
    claims: hasClaims(each.claims) ? each.claims : undefined,
    isHidden: each.document === undefined,
    version: goneVersion(type, name, each, each.removedAt),
  }));
  return { name, records };
}

/**
 * A version that was removed at `at` (milliseconds since 1970). Callers that can no longer see it receive its name and the removal; callers
 * that saw it until it was deleted receive the document, too.
 */
export function goneVersion(
  type: EntryType,
  name: string,
  version: Pick<RemovedVersion, 'version' | 'publishedAt'> & { readonly document?: RemovedDocument },
  at: number,
): GoneVersion {
  const { title, description, bytes = 0 } = version.document ?? {};
  return {
    type,
    name,
    version: version.version,
    status: 'deleted',
    publishedAt: version.publishedAt,
    updatedAt: at,
    isLatest: false,
    title,
    description,
    searchText: searchTextOf(name, title, description),
    bytes,
    ...(version.document === undefined ? {} : { document: version.document }),
  };
}

/** Prepares a removed version for answers, with its document where it is available; undefined: it is not kept any more. */
export function readyGone(gone: GoneVersion, document: string | undefined): CatalogVersion {
  const { type, name, version, publishedAt, updatedAt } = gone;
  const text = document ?? nameAlone(type, name, version);
  const state = { version, status: 'deleted', statusChangedAt: updatedAt, publishedAt, updatedAt } as const;
  return readyVersion(type, name, { ...state, document: text }, false);
}

function nameAlone(type: EntryType, name: string, version: string): string {
  const [namespace, own] = type === 'skill' ? name.split('/') : [undefined, name];
  const description = 'No longer available here.';
  return JSON.stringify({ ...(namespace === undefined ? {} : { namespace }), name: own, description, version });
}
