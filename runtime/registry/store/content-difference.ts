import type { Claims } from '../../../generated/types/claims.ts';
import type { Steps } from '../../schedule/steps.ts';
import { sameClaims } from '../access/claims.ts';
import type { EntryStatus, EntryType } from '../catalog/entry.ts';
import { documentHash } from './document-hash.ts';
import type { SyncedContent } from './registry-store.ts';

/** A version as it is stored, without its document. */
export interface StoredVersion {
  readonly version: string;
  readonly document_hash: string;
  readonly status: EntryStatus;
  readonly status_message: string | null;
  readonly status_changed_at: number;
  readonly published_at: number;
}

/** A name as it is stored. Without versions it is a tombstone. */
export interface StoredEntry {
  readonly id: number;
  readonly type: EntryType;
  readonly name: string;
  readonly claims?: Claims;
  readonly versions: ReadonlyMap<string, StoredVersion>;
}

/** A version to be written, whether it is there or not. */
export interface VersionToWrite extends StoredVersion {
  readonly document: string;
  readonly updated_at: number;
}

/** What has to be done to a name. */
export interface EntryDifference {
  readonly type: EntryType;
  readonly name: string;
  /** Undefined: the name is new. */
  readonly id: number | undefined;
  readonly claims: Claims | undefined;
  /** The versions that stay have changed with the claims. */
  readonly claimsChanged: boolean;
  readonly written: readonly VersionToWrite[];
  readonly removed: readonly string[];
  /** Nothing is left of it. */
  readonly isGone: boolean;
}

/**
 * Compares the content that a sync brings with what is stored: only names that differ come out. Documents are compared by hash,
 * claims as sets; a version that is already there keeps the time it was published. Throws when the content holds a name or
 * version twice, which is our own bug.
 */
export function* contentDifference(
  stored: ReadonlyMap<string, StoredEntry>,
  entries: SyncedContent['entries'],
  now: number,
): Steps<EntryDifference[]> {
  const seen = new Set<string>();
  const differences: EntryDifference[] = [];
  for (const entry of entries) {
    yield;
    const key = entryKey(entry);
    if (seen.has(key)) throw new Error(`the content of a source holds ${entry.type} ${entry.name} twice`);
    // A name without any version is a name that is not there.
    if (entry.versions.length === 0) continue;
    seen.add(key);
    const difference = entryDifference(stored.get(key), entry, now);
    if (difference !== undefined) differences.push(difference);
  }
  for (const [key, { id, type, name, versions }] of stored) {
    yield;
    if (seen.has(key) || versions.size === 0) continue;
    const removed = [...versions.keys()];
    differences.push({ type, name, id, claims: undefined, claimsChanged: false, written: [], removed, isGone: true });
  }
  return differences;
}

/** Tells names apart, also those of different types. */
export function entryKey({ type, name }: { readonly type: EntryType; readonly name: string }): string {
  return `${type} ${name}`;
}

function entryDifference(
  stored: StoredEntry | undefined,
  { type, name, claims, versions }: SyncedContent['entries'][number],
  now: number,
): EntryDifference | undefined {
  const isLive = stored !== undefined && stored.versions.size > 0;
  const claimsChanged = isLive && !sameClaims(stored.claims, claims);
  const given = new Set<string>();
  const written: VersionToWrite[] = [];
  for (const version of versions) {
    if (given.has(version.version)) throw new Error(`the content of a source holds ${name} ${version.version} twice`);
    given.add(version.version);
    const toWrite = versionToWrite(stored?.versions.get(version.version), version, now);
    if (toWrite !== undefined) written.push(toWrite);
  }
  const removed = [...(stored?.versions.keys() ?? [])].filter((version) => !given.has(version));
  if (!claimsChanged && written.length === 0 && removed.length === 0) return undefined;
  return { type, name, id: stored?.id, claims, claimsChanged, written, removed, isGone: false };
}

function versionToWrite(
  stored: StoredVersion | undefined,
  given: SyncedContent['entries'][number]['versions'][number],
  now: number,
): VersionToWrite | undefined {
  const { version, document, status = 'active', statusMessage: status_message = null } = given;
  const document_hash = documentHash(document);
  const statusIsSame = stored?.status === status;
  if (statusIsSame && stored.status_message === status_message && stored.document_hash === document_hash)
    return undefined;
  return {
    version,
    document,
    document_hash,
    status,
    status_message,
    status_changed_at: statusIsSame ? stored.status_changed_at : now,
    published_at: stored?.published_at ?? given.publishedAt ?? now,
    updated_at: now,
  };
}
