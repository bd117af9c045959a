import type { CatalogVersion } from './catalog-entry.ts';
import { writeCursor } from './cursor.ts';
import { listTag } from './entity-tags.ts';
import type { ListPage } from './entry-view.ts';
import { listBody } from './list-body.ts';

/** A row of a list: a version, and the name that it is of. */
export interface ListRow {
  readonly name: string;
  readonly version: CatalogVersion;
}

/**
 * Most bytes of the rows of a page: a thousand usual ones are a third of it, while a thousand of the largest entries that may be
 * published would be a gigabyte for a request of one line.
 */
export const largestPage = 8 * 1024 * 1024;

/** A page of at most `limit` rows; it ends before that where they would be larger than `largestPage`, but holds one at least. */
export function pageOf(key: string, matching: Iterable<ListRow>, limit: number): ListPage {
  const rows: CatalogVersion[] = [];
  let last: ListRow | undefined;
  let bytes = 0;
  for (const row of matching) {
    bytes += row.version.row.length;
    if ((rows.length === limit || bytes > largestPage) && last !== undefined) {
      const { version, publishedAt } = last.version;
      return pageWith(key, rows, writeCursor({ name: last.name, version, publishedAt }));
    }
    rows.push(row.version);
    last = row;
  }
  return pageWith(key, rows);
}

function pageWith(key: string, rows: readonly CatalogVersion[], nextCursor?: string): ListPage {
  return {
    outcome: 'page',
    body: listBody(key, rows, nextCursor),
    etag: listTag(key, rows, nextCursor),
    count: rows.length,
    ...(nextCursor === undefined ? {} : { nextCursor }),
  };
}
