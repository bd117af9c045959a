import type { OrderedVersion } from './version-order.ts';

/**
 * Where a page ended: the sort key of its last row. The next page begins strictly after it, whether or not the row is
 * still there, so paging is stable while entries come and go.
 */
export interface Cursor extends OrderedVersion {
  readonly name: string;
}

/** Names and versions are far shorter; what is longer was not made here. */
const maximumLength = 4096;

/** The cursor as clients carry it: opaque, safe in a query. */
export function writeCursor({ name, version, publishedAt }: Cursor): string {
  return Buffer.from(JSON.stringify([name, version, publishedAt])).toString('base64url');
}

/** Reads a cursor; undefined when it is none that `writeCursor` makes. */
export function readCursor(text: string): Cursor | undefined {
  if (text.length > maximumLength || !/^[A-Za-z0-9_-]+$/.test(text)) return undefined;
  const decoded = parsed(Buffer.from(text, 'base64url').toString());
  if (!Array.isArray(decoded) || decoded.length !== 3) return undefined;
  const [name, version, publishedAt] = decoded as readonly unknown[];
  if (typeof name !== 'string' || typeof version !== 'string') return undefined;
  return typeof publishedAt === 'number' ? { name, version, publishedAt } : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
