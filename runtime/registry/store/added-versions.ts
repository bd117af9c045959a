import type { AddedVersions, Publication } from './registry-store.ts';
import { readClaims } from './stored-claims.ts';

/** A publication that went in, and what its name says now. */
export interface PublishedRow {
  readonly publication: Publication;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** As they are stored. */
  readonly claims: string | null;
  /** 1: something that was removed before is still told of, and readers have to see it together with this. */
  readonly has_removed: number;
}

/**
 * The member that publications of one revision make in a change. It is there also where they have to be read: who published
 * waits for that reading, and has to find it begun.
 */
export function addedVersions(revision: number, rows: readonly PublishedRow[]): { readonly added: AddedVersions } {
  if (rows.some(({ has_removed }) => has_removed === 1)) return { added: { revision } };
  const versions = rows.map(({ publication: { type, name, version, document }, now, claims }) => ({
    type,
    name,
    ...readClaims(claims),
    version: { version, document, status: 'active', statusChangedAt: now, publishedAt: now, updatedAt: now } as const,
  }));
  return { added: { revision, versions } };
}
