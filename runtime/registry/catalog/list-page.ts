import type { CatalogVersion } from './catalog-entry.ts';
import { writeCursor } from './cursor.ts';
import { listTag } from './entity-tags.ts';
import type { RemovedPlace } from './entry.ts';
import type { ListPage } from './entry-view.ts';
import { listBody } from './list-body.ts';
import { readyGone, type ListedVersion } from './removed-entry.ts';

/** What a list holds. */
export type ListKey = 'servers' | 'skills';

/** A row of a list: a version, and the name that it is of. */
export interface ListRow<Version extends ListedVersion> {
  readonly name: string;
  readonly version: Version;
}

/** Reads documents of removed versions, in the order of the places; undefined for one that is not kept any more. */
export type ReadRemoved = (places: readonly RemovedPlace[]) => Promise<readonly (string | undefined)[]>;

/**
 * Most bytes of the rows of a page: a thousand usual ones are a third of it, while a thousand of the largest entries that may be
 * published would be a gigabyte for a request of one line.
 */
export const largestPage = 8 * 1024 * 1024;

/** What a row has beside its document, in bytes, where the row is not made yet. */
const aroundDocument = 512;

/** A page of at most `limit` rows; it ends before that where they would be larger than `largestPage`, but holds one at least. */
export function pageOf(key: ListKey, matching: Iterable<ListRow<CatalogVersion>>, limit: number): ListPage {
  const { rows, nextCursor } = rowsOf(matching, limit);
  return pageWith(key, rows, nextCursor);
}

/** The same with versions that are gone: the documents of those on the page are read, and of no others. */
export async function pageWithGone(
  key: ListKey,
  matching: Iterable<ListRow<ListedVersion>>,
  limit: number,
  read: ReadRemoved,
): Promise<ListPage> {
  const { rows, nextCursor } = rowsOf(matching, limit);
  const places = rows.flatMap((version) => ('row' in version ? [] : (version.document?.place ?? [])));
  const documents = places.length === 0 ? [] : await read(places);
  const byPlace = new Map(places.map((place, at) => [place, documents[at]]));
  const ready = rows.map((version) => {
    if ('row' in version) return version;
    return readyGone(version, version.document === undefined ? undefined : byPlace.get(version.document.place));
  });
  return pageWith(key, ready, nextCursor);
}

function rowsOf<Version extends ListedVersion>(
  matching: Iterable<ListRow<Version>>,
  limit: number,
): { readonly rows: readonly Version[]; readonly nextCursor?: string } {
  const rows: Version[] = [];
  let last: ListRow<Version> | undefined;
  let bytes = 0;
  for (const row of matching) {
    bytes += row.version.bytes + aroundDocument;
    if ((rows.length === limit || bytes > largestPage) && last !== undefined) {
      const { version, publishedAt } = last.version;
      return { rows, nextCursor: writeCursor({ name: last.name, version, publishedAt }) };
    }
    rows.push(row.version);
    last = row;
  }
  return { rows };
}

function pageWith(key: ListKey, rows: readonly CatalogVersion[], nextCursor?: string): ListPage {
  return {
    outcome: 'page',
    body: listBody(key, rows, nextCursor),
    etag: listTag(key, rows, nextCursor),
    count: rows.length,
    ...(nextCursor === undefined ? {} : { nextCursor }),
  };
}
