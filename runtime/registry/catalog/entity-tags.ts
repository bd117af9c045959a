import { hash } from 'node:crypto';
import type { CatalogVersion } from './catalog-entry.ts';

/**
 * The entity tag (RFC 9110, 8.8.3) of an answer with this version alone, with its quotes. It follows from the bytes of the row,
 * so replicas and restarts agree on it, and it reveals nothing beyond the row. Computed once.
 */
export function rowTag(version: CatalogVersion): string {
  return `"${digestOf(version)}"`;
}

/**
 * The entity tag of a list of these rows, in this order. It follows from their tags, which are made once for all lists: the
 * body is not read for it.
 */
export function listTag(key: string, versions: readonly CatalogVersion[], nextCursor?: string): string {
  const parts = versions.map(digestOf);
  // Digests are of one length and hold no space: no two lists give the same text.
  parts.push(key, nextCursor ?? '');
  return `"${hash('sha256', parts.join(' '), 'base64url')}"`;
}

function digestOf(version: CatalogVersion): string {
  return (version.digest ??= hash('sha256', version.row, 'base64url'));
}
