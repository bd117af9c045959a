import type { EntryType } from './entry.ts';
import type { OrderedVersion } from './version-order.ts';

/**
 * Where a page of a manager's list ended: its last row's place in the order. The next page begins strictly after it, whether or
 * not the row is still there. Lists of whole entries have no version in it.
 */
export interface RawCursor {
  /** Source that the row came from. */
  readonly source: string;
  readonly type: EntryType;
  readonly name: string;
  readonly version?: OrderedVersion;
}

/** What is longer was not made here. */
const maximumLength = 4096;

/** The cursor as clients carry it: opaque, safe in a query. */
export function writeRawCursor({ source, type, name, version }: RawCursor): string {
  const fields = [source, type, name, ...(version === undefined ? [] : [version.version, version.publishedAt])];
  return Buffer.from(JSON.stringify(fields)).toString('base64url');
}

/** Reads a cursor; undefined when it is none that `writeRawCursor` makes. */
export function readRawCursor(text: string): RawCursor | undefined {
  if (text.length > maximumLength || !/^[A-Za-z0-9_-]+$/.test(text)) return undefined;
  const decoded = parsed(Buffer.from(text, 'base64url').toString());
  if (!Array.isArray(decoded) || (decoded.length !== 3 && decoded.length !== 5)) return undefined;
  const [source, type, name, version, publishedAt] = decoded as readonly unknown[];
  if (typeof source !== 'string' || typeof name !== 'string') return undefined;
  if (type !== 'server' && type !== 'skill') return undefined;
  if (decoded.length === 3) return { source, type, name };
  if (typeof version !== 'string' || typeof publishedAt !== 'number') return undefined;
  return { source, type, name, version: { version, publishedAt } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
