import { foldForSearch, searchSeparator } from './catalog-entry.ts';
import { readCursor, type Cursor } from './cursor.ts';
import type { EntryView, ListPage } from './entry-view.ts';
import { pageOf, pageWithGone, type ListKey, type ListRow, type ReadRemoved } from './list-page.ts';
import type { RegistryView } from './registry-view.ts';
import type { ListedVersion } from './removed-entry.ts';
import { placeBehind } from './version-order.ts';

/** What a list is asked for; limits and forms were checked before. */
export interface ListQuery {
  /** Rows on a page, at least 1. */
  readonly limit: number;
  /** `nextCursor` of the page before. */
  readonly cursor?: string | undefined;
  /** Part of name, title or description, whatever the case; no character is special. */
  readonly search?: string | undefined;
  /** `latest`, or exactly this version. */
  readonly version?: string | undefined;
}

/** What a list is asked for that also tells of what is gone. */
export interface FollowQuery extends ListQuery {
  /** Only what changed at this moment or later, milliseconds since 1970; includes what was deleted or went out of the caller's sight. */
  readonly updatedSince?: number | undefined;
  readonly includeDeleted?: boolean | undefined;
}

/** A page, or `bad-cursor` for a cursor that this server did not issue (400). */
export type ListResult = ListPage | { readonly outcome: 'bad-cursor' };

/** Servers of a registry by name, then newest version first: `{"servers":[…],"metadata":{"count",…}}`. */
export function listServers(view: RegistryView, query: ListQuery): ListResult {
  return list('servers', view.servers, query);
}

/** Skills of a registry in the same order: `{"skills":[…],"metadata":{"count",…}}`. */
export function listSkills(view: RegistryView, query: ListQuery): ListResult {
  return list('skills', view.skills, query);
}

/** The same with servers that are gone; `read` reads their documents. */
export function followServers(view: RegistryView, query: FollowQuery, read: ReadRemoved): Promise<ListResult> {
  return follow('servers', view.servers, query, read);
}

/** The same with skills that are gone; `read` reads their documents. */
export function followSkills(view: RegistryView, query: FollowQuery, read: ReadRemoved): Promise<ListResult> {
  return follow('skills', view.skills, query, read);
}

function list(key: ListKey, view: EntryView, query: ListQuery): ListResult {
  const pageKey = firstPageKey(query);
  const remembered = pageKey === undefined ? undefined : view.page(pageKey);
  if (remembered !== undefined) return remembered;
  const after = cursorOf(query);
  if (after === 'bad-cursor') return { outcome: after };
  const page = pageOf(key, matchingRows(view.entries(after?.name), query, after), query.limit);
  if (pageKey !== undefined) view.remember(pageKey, page);
  return page;
}

async function follow(key: ListKey, view: EntryView, query: FollowQuery, read: ReadRemoved): Promise<ListResult> {
  const pageKey = firstPageKey(query);
  const remembered = pageKey === undefined ? undefined : view.page(pageKey);
  if (remembered !== undefined) return remembered;
  const after = cursorOf(query);
  if (after === 'bad-cursor') return { outcome: after };
  const names = view.followed(query.updatedSince, after?.name);
  const page = await pageWithGone(key, matchingRows(names, query, after), query.limit, read);
  if (pageKey !== undefined) view.remember(pageKey, page);
  return page;
}

/** First pages are what nearly everybody asks for; searches and moments are of endless variety. */
function firstPageKey({
  cursor,
  search,
  updatedSince,
  version,
  limit,
  includeDeleted,
}: FollowQuery): string | undefined {
  if (cursor !== undefined || search !== undefined || updatedSince !== undefined) return undefined;
  if (version !== undefined && version !== 'latest') return undefined;
  return `${limit} ${version ?? ''} ${includeDeleted ?? false}`;
}

function cursorOf({ cursor }: ListQuery): Cursor | undefined | 'bad-cursor' {
  return cursor === undefined ? undefined : (readCursor(cursor) ?? 'bad-cursor');
}

/** Versions of a name in a list. */
interface Name<Version extends ListedVersion> {
  readonly name: string;
  readonly versions: readonly Version[];
  readonly latest: Version | undefined;
  readonly isWhole?: boolean;
}

/** Rows that a query asks for, in order, strictly after a cursor. */
function* matchingRows<Version extends ListedVersion>(
  names: Iterable<Name<Version>>,
  query: FollowQuery,
  after: Cursor | undefined,
): Iterable<ListRow<Version>> {
  const matches = rowFilter(query);
  for (const entry of names) {
    const resumed = after?.name === entry.name ? after : undefined;
    for (const version of candidates(entry, query.version, resumed)) {
      if (matches(version, entry.isWhole)) yield { name: entry.name, version };
    }
  }
}

/** Versions of a name that may be rows: all, or the one that was asked for; after a cursor in this name, what is left. */
function candidates<Version extends ListedVersion>(
  entry: Name<Version>,
  asked: string | undefined,
  after: Cursor | undefined,
): readonly Version[] {
  if (asked === undefined)
    return after === undefined ? entry.versions : entry.versions.slice(placeBehind(entry.versions, after));
  // A name has one such row at most: a cursor in this name means that it was given, even if another is the latest now.
  if (after !== undefined) return [];
  const version = asked === 'latest' ? entry.latest : entry.versions.find((each) => each.version === asked);
  return version === undefined ? [] : [version];
}

function rowFilter({
  search,
  updatedSince,
  includeDeleted,
}: FollowQuery): (version: ListedVersion, isWhole: boolean | undefined) => boolean {
  const deletedToo = includeDeleted === true || updatedSince !== undefined;
  const wanted = search === undefined ? '' : foldForSearch(search);
  if (wanted.includes(searchSeparator)) return () => false;
  return (version, isWhole) =>
    (deletedToo || version.status !== 'deleted') &&
    (updatedSince === undefined || isWhole === true || version.updatedAt >= updatedSince) &&
    (wanted === '' || version.searchText.includes(wanted));
}
