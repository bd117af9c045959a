import { createHash } from 'node:crypto';
import type { ListCursors } from './list-cursors.ts';

/** Items of one page, and bytes after which it ends. */
const mostItems = 1000;
const mostBytes = 4_194_304;

/** An item as clients see it. */
export interface ShownItem {
  /** What orders the list: a name, a URI. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** A list for clients, in pages. Immutable. */
export interface ListPages {
  /** Changes with what the list shows. */
  readonly digest: string;
  /** The members of a result: `"tools":[…]` and `"nextCursor":…`; undefined where nobody was given this cursor. */
  page(cursor: string | undefined): string | undefined;
}

/**
 * Makes the pages of a list. `key`: the member that holds it. Items are in the order of their names, and a cursor says behind which
 * name the next page begins: it holds for lists that have changed in between.
 */
export function listPages(key: string, items: readonly ShownItem[], cursors: ListCursors): ListPages {
  const pages = new Map<number, string>();
  const hash = createHash('sha256');
  for (const { bytes } of items) hash.update(bytes).update('\n');
  const digest = hash.digest('base64url');

  function made(from: number): string {
    const parts: string[] = [];
    let size = 0;
    let at = from;
    for (; at < items.length && parts.length < mostItems && size < mostBytes; at += 1) {
      const bytes = items[at]?.bytes ?? Buffer.alloc(0);
      size += bytes.length;
      parts.push(bytes.toString('utf8'));
    }
    const last = items[at - 1]?.name;
    const next = at >= items.length || last === undefined ? '' : `,"nextCursor":"${cursors.after(key, last)}"`;
    return `"${key}":[${parts.join(',')}]${next}`;
  }

  return {
    digest,
    page(cursor) {
      const name = cursor === undefined ? undefined : cursors.nameIn(key, cursor);
      if (cursor !== undefined && name === undefined) return undefined;
      const from = name === undefined ? 0 : firstAfter(items, name);
      const page = pages.get(from) ?? made(from);
      // Only the pages that everybody is given are kept: their number is bounded by the list.
      if (from === 0 || from % mostItems === 0) pages.set(from, page);
      return page;
    },
  };
}

/** The place of the first item behind a name. */
function firstAfter(items: readonly ShownItem[], name: string): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((items[middle]?.name ?? '') <= name) low = middle + 1;
    else high = middle;
  }
  return low;
}
