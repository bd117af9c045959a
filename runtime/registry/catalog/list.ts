import type { CatalogEntry, CatalogVersion } from './catalog-entry.ts';
import { foldForSearch, searchSeparator } from './catalog-entry.ts';
import { readCursor, writeCursor, type Cursor } from './cursor.ts';
import type { EntryView, ListPage } from './entry-view.ts';
import { listBody } from './list-body.ts';
import type { RegistryView } from './registry-view.ts';
import { compareRanked, rankVersion } from './version-order.ts';

/** What a list is asked for; limits and forms were checked before. */
export interface ListQuery {
  /** Rows on a page, at least 1. */
  readonly limit: number;
  /** `nextCursor` of the page before. */
  readonly cursor?: string | undefined;
  /** Part of name, title or description, whatever the case; no character is special. */
  readonly search?: string | undefined;
  /** Only what changed at this moment or later, milliseconds since 1970; includes deleted versions. */
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

interface Row {
  readonly name: string;
  readonly version: CatalogVersion;
}

function pageOf(key: string, matching: Iterable<Row>, limit: number): ListPage {
  const rows: Buffer[] = [];
  let last: Row | undefined;
  for (const row of matching) {
    if (rows.length === limit && last !== undefined) {
      const { version, publishedAt } = last.version;
      const nextCursor = writeCursor({ name: last.name, version, publishedAt });
      return { outcome: 'page', body: listBody(key, rows, nextCursor), count: rows.length, nextCursor };
    }
    rows.push(row.version.row);
    last = row;
  }
  return { outcome: 'page', body: listBody(key, rows), count: rows.length };
}

/** Rows that a query asks for, in order, strictly after a cursor. */
function* matchingRows(view: EntryView, query: ListQuery, after: Cursor | undefined): Iterable<Row> {
  const matches = rowFilter(query);
  for (const entry of view.entries(after?.name)) {
    const resumed = after?.name === entry.name ? after : undefined;
    for (const version of candidates(entry, query.version, resumed)) {
      if (matches(version)) yield { name: entry.name, version };
    }
  }
}

/** Versions of a name that may be rows: all, or the one that was asked for; after a cursor in this name, what is left. */
function candidates(
  entry: CatalogEntry,
  asked: string | undefined,
  after: Cursor | undefined,
): readonly CatalogVersion[] {
  if (asked === undefined) return after === undefined ? entry.versions : versionsAfter(entry.versions, after);
  // A name has one such row at most: a cursor in this name means that it was given, even if another is the latest now.
  if (after !== undefined) return [];
  const version = asked === 'latest' ? entry.latest : entry.versions.find((each) => each.version === asked);
  return version === undefined ? [] : [version];
}

function versionsAfter(versions: readonly CatalogVersion[], cursor: Cursor): readonly CatalogVersion[] {
  const key = rankVersion(cursor);
  let low = 0;
  let high = versions.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const version = versions[middle];
    if (version !== undefined && compareRanked(rankVersion(version), key) <= 0) low = middle + 1;
    else high = middle;
  }
  return versions.slice(low);
}

function rowFilter({ search, updatedSince, includeDeleted }: ListQuery): (version: CatalogVersion) => boolean {
  const deletedToo = includeDeleted === true || updatedSince !== undefined;
  const wanted = search === undefined ? '' : foldForSearch(search);
  if (wanted.includes(searchSeparator)) return () => false;
  return (version) =>
    (deletedToo || version.status !== 'deleted') &&
    (updatedSince === undefined || version.updatedAt >= updatedSince) &&
    (wanted === '' || version.searchText.includes(wanted));
}
