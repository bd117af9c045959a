import type { Claims } from '../../../generated/types/claims.ts';
import type { Entry, EntryStatus, EntryType, EntryVersion } from './entry.ts';
import { newestFirst } from './version-order.ts';

/** Key of what the registry itself says about a version (facts of the official registry, ServerResponse). */
export const officialKey = 'io.modelcontextprotocol.registry/official';

/** One version, ready to be sent. */
export interface CatalogVersion {
  readonly version: string;
  readonly status: EntryStatus;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
  readonly updatedAt: number;
  /** The newest version of its name in its source that is not deleted. */
  readonly isLatest: boolean;
  /** UTF-8 of the row: `{"server", "_meta"}` or `{"skill", "_meta"}`. Not to be written to. */
  readonly row: Buffer;
  /** What entity-tags.ts made of the row, once somebody asked. */
  digest: string | undefined;
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** What a search looks at, in lower case. */
  readonly searchText: string;
}

/** A name in a source with all its versions, ready to be sent. Never changed; a change makes a new one. */
export interface CatalogEntry {
  readonly type: EntryType;
  readonly name: string;
  /** Undefined: none. */
  readonly claims: Claims | undefined;
  /** Newest first, deleted ones included; at least one. */
  readonly versions: readonly CatalogVersion[];
  readonly latest: CatalogVersion | undefined;
}

/** Between the fields that are searched: what holds it is never found, so nothing is found across two fields. */
export const searchSeparator = '\0';

/** Text as a search compares it. */
export function foldForSearch(text: string): string {
  return text.toLowerCase();
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function officialMeta(version: EntryVersion, isLatest: boolean): string {
  return JSON.stringify({
    [officialKey]: {
      status: version.status,
      ...(version.statusMessage === undefined ? {} : { statusMessage: version.statusMessage }),
      statusChangedAt: new Date(version.statusChangedAt).toISOString(),
      publishedAt: new Date(version.publishedAt).toISOString(),
      updatedAt: new Date(version.updatedAt).toISOString(),
      isLatest,
    },
  });
}

/** Serializes one version. Its document is a JSON object. */
export function readyVersion(type: EntryType, name: string, version: EntryVersion, isLatest: boolean): CatalogVersion {
  const document = JSON.parse(version.document) as { readonly title?: unknown; readonly description?: unknown };
  const title = textOf(document.title);
  const description = textOf(document.description);
  const searched = [name, title, description].filter((text) => text !== undefined);
  return {
    version: version.version,
    status: version.status,
    publishedAt: version.publishedAt,
    updatedAt: version.updatedAt,
    isLatest,
    row: Buffer.from(`{"${type}":${version.document},"_meta":${officialMeta(version, isLatest)}}`),
    digest: undefined,
    title,
    description,
    searchText: foldForSearch(searched.join(searchSeparator)),
  };
}

/**
 * Makes an entry ready to be sent: each version is serialized once, its document kept byte for byte inside the row. The
 * entry has at least one version, and its documents are JSON objects (the store holds no others).
 */
export function catalogEntry(entry: Entry, claims: Claims | undefined): CatalogEntry {
  const ordered = newestFirst(entry.versions);
  const newest = ordered.find(({ status }) => status !== 'deleted');
  const versions = ordered.map((version) => readyVersion(entry.type, entry.name, version, version === newest));
  return { type: entry.type, name: entry.name, claims, versions, latest: versions.find(({ isLatest }) => isLatest) };
}
