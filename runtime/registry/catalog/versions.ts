import type { CatalogEntry, CatalogVersion } from './catalog-entry.ts';
import { readCursor } from './cursor.ts';
import type { EntryView, ListPage } from './entry-view.ts';
import type { ListedName } from './followed-names.ts';
import { pageOf } from './list-page.ts';
import type { RegistryView } from './registry-view.ts';
import { placeBehind } from './version-order.ts';

/** Which versions of a name are wanted. */
export interface VersionOptions {
  readonly includeDeleted?: boolean | undefined;
}

/** A page of the versions of a name; limit and form of the cursor were checked before. */
export interface VersionQuery extends VersionOptions {
  /** Rows on a page, at least 1. */
  readonly limit: number;
  /** `nextCursor` of the page before. */
  readonly cursor?: string | undefined;
}

/** A page, that the cursor is none of this list (400), or that the caller sees no version of that name (404). */
export type VersionsResult = ListPage | { readonly outcome: 'bad-cursor' } | { readonly outcome: 'unknown' };

/** Versions of a server, newest first, in the shape of the list. */
export function serverVersions(view: RegistryView, name: string, query: VersionQuery): VersionsResult {
  return versionList('servers', name, named(view.servers, name, query), query);
}

/** Versions of a skill (`namespace/name`), newest first, in the shape of the list. */
export function skillVersions(view: RegistryView, name: string, query: VersionQuery): VersionsResult {
  return versionList('skills', name, named(view.skills, name, query), query);
}

/** One version of a server, or its `latest`; `row` is the body. Undefined (404) when the caller sees no such thing. */
export function serverVersion(
  view: RegistryView,
  name: string,
  version: string,
  options: VersionOptions = {},
): CatalogVersion | undefined {
  return oneVersion(view.servers.entry(name), version, options);
}

/** One version of a skill (`namespace/name`), or its `latest`; `row` is the body. Undefined (404) when the caller sees no such thing. */
export function skillVersion(
  view: RegistryView,
  name: string,
  version: string,
  options: VersionOptions = {},
): CatalogVersion | undefined {
  return oneVersion(view.skills.entry(name), version, options);
}

/** With deleted versions those that were removed lately are asked for, too. */
function named(view: EntryView, name: string, { includeDeleted }: VersionOptions): ListedName | undefined {
  return includeDeleted === true ? view.withRemoved(name) : view.entry(name);
}

function versionList(key: string, name: string, entry: ListedName | undefined, query: VersionQuery): VersionsResult {
  const versions = (entry?.versions ?? []).filter((version) => isShown(version, query));
  if (versions.length === 0) return { outcome: 'unknown' };
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
  if (query.cursor !== undefined && after?.name !== name) return { outcome: 'bad-cursor' };
  const left = after === undefined ? versions : versions.slice(placeBehind(versions, after));
  return pageOf(
    key,
    left.map((version) => ({ name, version })),
    query.limit,
  );
}

function oneVersion(
  entry: CatalogEntry | undefined,
  version: string,
  options: VersionOptions,
): CatalogVersion | undefined {
  if (version === 'latest') return entry?.latest;
  return entry?.versions.find((each) => each.version === version && isShown(each, options));
}

function isShown(version: CatalogVersion, { includeDeleted }: VersionOptions): boolean {
  return includeDeleted === true || version.status !== 'deleted';
}
