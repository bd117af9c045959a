import { changedTableInSteps, emptyTable, type EntryTable } from './entry-table.ts';
import { holdsDocuments } from './catalog-entry.ts';
import type { Entry, EntryChange } from './entry.ts';
import type { Steps } from '../../schedule/steps.ts';

/** What a source holds at one revision, ready to be sent. Immutable: readers keep the one they began with. */
export interface SourceSnapshot {
  /** Revision of the store that it was read at; 0: nothing was read yet. */
  readonly revision: number;
  readonly servers: EntryTable;
  readonly skills: EntryTable;
}

/** A source of which nothing is known. */
export const emptySnapshot: SourceSnapshot = { revision: 0, servers: emptyTable, skills: emptyTable };

/**
 * The snapshot after the changes that the store reported since some revision not after the snapshot's own; from the empty
 * snapshot, what the store reported as the whole content. Names without versions are removed, names that were not reported
 * are shared with the snapshot before. `documents`: where the documents are that the report leaves out, by default the snapshot itself.
 */
export function* changedSnapshot(
  snapshot: SourceSnapshot,
  { revision, entries }: { readonly revision: number; readonly entries: readonly EntryChange[] },
  documents: SourceSnapshot = snapshot,
): Steps<SourceSnapshot> {
  const of = (wanted: 'server' | 'skill') => entries.filter(({ type }) => type === wanted);
  return {
    revision,
    servers: yield* changedTableInSteps(snapshot.servers, of('server'), documents.servers),
    skills: yield* changedTableInSteps(snapshot.skills, of('skill'), documents.skills),
  };
}

/** Whether a snapshot has all the documents that a report leaves out. */
export function* holdsDocumentsOf({ servers, skills }: SourceSnapshot, entries: readonly Entry[]): Steps<boolean> {
  for (const entry of entries) {
    yield;
    if (!holdsDocuments((entry.type === 'server' ? servers : skills).entries.named(entry.name), entry)) return false;
  }
  return true;
}

/** How much a source holds: names of both types together, and bytes of all documents. */
export function sizeOfSource({ servers, skills }: SourceSnapshot): {
  readonly entries: number;
  readonly bytes: number;
} {
  return { entries: servers.entries.length + skills.entries.length, bytes: servers.bytes + skills.bytes };
}

/** How much a source holds: names of each type, and versions of both together. Deleted versions count. */
export function entryCounts(snapshot: SourceSnapshot): {
  readonly servers: number;
  readonly skills: number;
  readonly versions: number;
} {
  let versions = 0;
  for (const { entries } of [snapshot.servers, snapshot.skills]) {
    for (const entry of entries) versions += entry.versions.length;
  }
  return { servers: snapshot.servers.entries.length, skills: snapshot.skills.entries.length, versions };
}
