import { documentHash } from '../document-hash.ts';
import type { AddedVersions, Publication } from '../registry-store.ts';
import { readClaims } from '../stored-claims.ts';

/** A publication that went in, and what its name says now. */
export interface PublishedRow {
  readonly publication: Publication;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** As they are stored. */
  readonly claims: string | null;
}

/** The member that publications of one revision make in a change. */
export function addedVersions(revision: number, rows: readonly PublishedRow[]): { readonly added: AddedVersions } {
  const versions = rows.map(({ publication: { type, name, version, document }, now, claims }) => ({
    type,
    name,
    ...readClaims(claims),
    version: {
      version,
      document,
      documentHash: documentHash(document),
      status: 'active',
      statusChangedAt: now,
      publishedAt: now,
      updatedAt: now,
    } as const,
  }));
  return { added: { revision, versions } };
}
