import type { CatalogVersion } from './catalog-entry.ts';
import { foldForSearch, searchSeparator } from './catalog-entry.ts';
import { readCursor, type Cursor } from './cursor.ts';
import type { EntryView, ListPage } from './entry-view.ts';
import type { ListedName } from './followed-names.ts';
import { pageOf, type ListRow } from './list-page.ts';
import type { RegistryView } from './registry-view.ts';
import { placeBehind } from './version-order.ts';

/** What a list is asked for; limits and forms were checked before. */
export interface ListQuery {
  /** Rows on a page, at least 1. */
  readonly limit: number;
  /** `nextCursor` of the page before. */
  readonly cursor?: string | undefined;
  /** Part of name, title or description, whatever the case; no character is special. */
  readonly search?: string | undefined;
  /** Only what changed at this moment or later, milliseconds since 1970; includes what was deleted or went out of the caller's sight. */
  readonly updatedSince?: number | undefined;
  /** `latest`, or exactly this version. */
  readonly version?: string | undefined;
  readonly includeDeleted?: boolean | undefined;
}

/** A page, or that the cursor is none of ours (400). */
export type ListResult = ListPage | { readonly outcome: 'bad-cursor' };

/** Servers of a registry by name, then newest version first: `{"servers":[…],"metadata":{"count",…}}`. */
export function listServers(view: RegistryView, query: ListQuery): ListResult {
  return list('servers', view.servers, query);
}

/** Skills of a registry in the same order: `{"skills":[…],"metadata":{"count",…}}`. */
export function listSkills(view: RegistryView, query: ListQuery): ListResult {
  return list('skills', view.skills, query);
}

function list(key: 'servers' | 'skills', view: EntryView, query: ListQuery): ListResult {
  // First pages are what nearly everybody asks for; searches and moments are of endless variety.
  const first =
    query.cursor === undefined &&
    query.search === undefined &&
    query.updatedSince === undefined &&
    (query.version === undefined || query.version === 'latest');
  const pageKey = first ? `${query.limit} ${query.version ?? ''} ${query.includeDeleted ?? false}` : '';
  const remembered = first ? view.page(pageKey) : undefined;
  if (remembered !== undefined) return remembered;
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
  if (query.cursor !== undefined && after === undefined) return { outcome: 'bad-cursor' };
  const page = pageOf(key, matchingRows(view, query, after), query.limit);
  if (first) view.remember(pageKey, page);
  return page;
}

/** Rows that a query asks for, in order, strictly after a cursor. */
function* matchingRows(view: EntryView, query: ListQuery, after: Cursor | undefined): Iterable<ListRow> {
  const matches = rowFilter(query);
  const { updatedSince, includeDeleted } = query;
  const withGone = includeDeleted === true || updatedSince !== undefined;
  const names: Iterable<ListedName> = withGone ? view.followed(updatedSince, after?.name) : view.entries(after?.name);
  for (const entry of names) {
    const resumed = after?.name === entry.name ? after : undefined;
    for (const version of candidates(entry, query.version, resumed)) {
      if (matches(version, entry.isWhole)) yield { name: entry.name, version };
    }
  }
}

/** Versions of a name that may be rows: all, or the one that was asked for; after a cursor in this name, what is left. */
function candidates(
  entry: ListedName,
  asked: string | undefined,
  after: Cursor | undefined,
): readonly CatalogVersion[] {
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
}: ListQuery): (version: CatalogVersion, isWhole: boolean | undefined) => boolean {
  const deletedToo = includeDeleted === true || updatedSince !== undefined;
  const wanted = search === undefined ? '' : foldForSearch(search);
  if (wanted.includes(searchSeparator)) return () => false;
  return (version, isWhole) =>
    (deletedToo || version.status !== 'deleted') &&
    (updatedSince === undefined || isWhole === true || version.updatedAt >= updatedSince) &&
    (wanted === '' || version.searchText.includes(wanted));
}
