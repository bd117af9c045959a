import type { CatalogEntry, CatalogVersion } from './catalog-entry.ts';
import { readCursor } from './cursor.ts';
import type { ListPage } from './entry-view.ts';
import type { ListedName } from './followed-names.ts';
import { pageOf, pageWithGone, type ListKey, type ListRow, type ReadRemoved } from './list-page.ts';
import type { RegistryView } from './registry-view.ts';
import type { ListedVersion } from './removed-entry.ts';
import { placeBehind } from './version-order.ts';

/** Which versions of a name are wanted. */
export interface VersionOptions {
  readonly includeDeleted?: boolean | undefined;
}

/** A page of the versions of a name; limit and form of the cursor were checked before. */
export interface VersionQuery {
  /** Rows on a page, at least 1. */
  readonly limit: number;
  /** `nextCursor` of the page before. */
  readonly cursor?: string | undefined;
}

/** A page, that the cursor is none of this list (400), or that the caller sees no version of that name (404). */
export type VersionsResult = ListPage | { readonly outcome: 'bad-cursor' } | { readonly outcome: 'unknown' };

/** Versions of a server, newest first, in the shape of the list. */
export function serverVersions(view: RegistryView, name: string, query: VersionQuery): VersionsResult {
  return versionList('servers', view.servers.entry(name), name, query);
}

/** Versions of a skill (`namespace/name`), newest first, in the shape of the list. */
export function skillVersions(view: RegistryView, name: string, query: VersionQuery): VersionsResult {
  return versionList('skills', view.skills.entry(name), name, query);
}

/** The same with deleted versions of a server, those that were removed lately among them; `read` reads their documents. */
export function allServerVersions(
  view: RegistryView,
  name: string,
  query: VersionQuery,
  read: ReadRemoved,
): Promise<VersionsResult> {
  return allVersions('servers', view.servers.withRemoved(name), query, read);
}

/** The same with deleted versions of a skill; `read` reads their documents. */
export function allSkillVersions(
  view: RegistryView,
  name: string,
  query: VersionQuery,
  read: ReadRemoved,
): Promise<VersionsResult> {
  return allVersions('skills', view.skills.withRemoved(name), query, read);
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

function versionList(key: ListKey, entry: CatalogEntry | undefined, name: string, query: VersionQuery): VersionsResult {
  const rows = rowsAfter(name, entry?.versions.filter((version) => isShown(version, {})) ?? [], query);
  return 'outcome' in rows ? rows : pageOf(key, rows, query.limit);
}

async function allVersions(
  key: ListKey,
  { name, versions }: ListedName,
  query: VersionQuery,
  read: ReadRemoved,
): Promise<VersionsResult> {
  const rows = rowsAfter(name, versions, query);
  return 'outcome' in rows ? rows : pageWithGone(key, rows, query.limit, read);
}

function rowsAfter<Version extends ListedVersion>(
  name: string,
  versions: readonly Version[],
  { cursor }: VersionQuery,
): readonly ListRow<Version>[] | Exclude<VersionsResult, ListPage> {
  if (versions.length === 0) return { outcome: 'unknown' };
  const after = cursor === undefined ? undefined : readCursor(cursor);
  if (cursor !== undefined && after?.name !== name) return { outcome: 'bad-cursor' };
  const left = after === undefined ? versions : versions.slice(placeBehind(versions, after));
  return left.map((version) => ({ name, version }));
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
