import type { Claims } from '../../../../generated/types/claims.ts';
import type { Steps } from '../../../schedule/steps.ts';
import { sameClaims } from '../../access/claims.ts';
import type { EntryStatus, EntryType } from '../../catalog/entry.ts';
import { documentHash } from '../document-hash.ts';
import type { SyncedContent } from '../registry-store.ts';

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

/** A name that has to be written. */
export interface EntryDifference {
  readonly type: EntryType;
  readonly name: string;
  readonly claims: Claims | undefined;
  readonly written: readonly VersionToWrite[];
  /** Nothing is left of it. */
  readonly isGone: boolean;
}

/** What has to be done so that a source holds what a sync brings. */
export interface ContentDifference {
  /** Names that differ, each once. */
  readonly names: readonly EntryDifference[];
  /** Ids of names whose claims are others: the versions that stay have changed with them. */
  readonly relabeled: readonly number[];
  /** Ids of names of which nothing is left. */
  readonly gone: readonly number[];
  /** Versions that go of names that stay. */
  readonly removed: readonly RemovedVersion[];
}

/** A version that goes. */
export interface RemovedVersion {
  readonly entry_id: number;
  readonly version: string;
}

/**
 * Compares the content that a sync brings with what is stored: only names that differ come out. Documents are compared by hash,
 * claims as sets; a version that is already there keeps the time it was published. Throws when the content holds a name or
 * version twice, which is a bug of this program.
 */
export function* contentDifference(
  stored: ReadonlyMap<string, StoredEntry>,
  entries: SyncedContent['entries'],
  now: number,
): Steps<ContentDifference> {
  const seen = new Set<string>();
  const names: EntryDifference[] = [];
  const relabeled: number[] = [];
  const gone: number[] = [];
  const removed: RemovedVersion[] = [];
  for (const { type, name, claims, versions } of entries) {
    yield;
    const key = entryKey({ type, name });
    if (seen.has(key)) throw new Error(`the content of a source holds ${type} ${name} twice`);
    // A name without any version is a name that is not there.
    if (versions.length === 0) continue;
    seen.add(key);
    const before = stored.get(key);
    const isRelabeled = before !== undefined && before.versions.size > 0 && !sameClaims(before.claims, claims);
    const { written, given } = versionsToWrite(before, name, versions, now);
    const less = [...(before?.versions.keys() ?? [])].filter((version) => !given.has(version));
    if (!isRelabeled && written.length === 0 && less.length === 0) continue;
    names.push({ type, name, claims, written, isGone: false });
    if (before === undefined) continue;
    if (isRelabeled) relabeled.push(before.id);
    for (const version of less) removed.push({ entry_id: before.id, version });
  }
  for (const [key, { id, type, name, versions }] of stored) {
    yield;
    if (seen.has(key) || versions.size === 0) continue;
    names.push({ type, name, claims: undefined, written: [], isGone: true });
    gone.push(id);
  }
  return { names, relabeled, gone, removed };
}

/** Tells names apart, also those of different types. */
export function entryKey({ type, name }: { readonly type: EntryType; readonly name: string }): string {
  return `${type} ${name}`;
}

function versionsToWrite(
  stored: StoredEntry | undefined,
  name: string,
  versions: SyncedContent['entries'][number]['versions'],
  now: number,
): { readonly written: readonly VersionToWrite[]; readonly given: ReadonlySet<string> } {
  const given = new Set<string>();
  const written: VersionToWrite[] = [];
  for (const version of versions) {
    if (given.has(version.version)) throw new Error(`the content of a source holds ${name} ${version.version} twice`);
    given.add(version.version);
    const toWrite = versionToWrite(stored?.versions.get(version.version), version, now);
    if (toWrite !== undefined) written.push(toWrite);
  }
  return { written, given };
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
