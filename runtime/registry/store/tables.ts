import type { Generated } from 'kysely';
import type { EntryStatus, EntryType } from '../catalog/entry.ts';
import type { LeaseTables } from '../../storage/leases.ts';
import type { Origin, SyncState } from './registry-store.ts';

/** Times are milliseconds since 1970; definitions, claims and lists are JSON text. */
export interface StoreTables extends LeaseTables {
  /** One row. Its lock orders all changes of sources and registries. */
  declarations: { id: number; revision: number };
  /** Rows stay when a source is deleted, so that its revision never goes back. */
  source: {
    name: string;
    origin: Origin;
    definition: string;
    revision: number;
    /** Counts how often it was deleted: one that is made again under its name is another. */
    incarnation: Generated<number>;
    /** Removals up to this revision are forgotten: who knows less has to read everything. */
    forgotten_revision: number;
    created_at: number;
    updated_at: number;
    deleted_at: number | null;
  };
  registry: { name: string; origin: Origin; claims: string | null; created_at: number; updated_at: number };
  registry_source: { registry: string; source: string; position: number };
  /** A name in a source. One that lost its last version stays as a tombstone, without claims, until readers have seen it. */
  entry: {
    id: Generated<number>;
    source: string;
    type: EntryType;
    name: string;
    claims: string | null;
    revision: number;
    removed_at: number | null;
    /** 1: some of its versions are remembered in `removed_version`. */
    has_removed: Generated<number>;
  };
  entry_version: {
    entry_id: number;
    version: string;
    document: string;
    /** sha256, so that a sync compares without reading every document. */
    document_hash: string;
    status: EntryStatus;
    status_message: string | null;
    status_changed_at: number;
    published_at: number;
    updated_at: number;
  };
  /** Versions that went out of sight within the last month, for clients that follow changes. */
  removed_version: {
    entry_id: number;
    version: string;
    /** What it took to see it until then, as in `entry`; empty: none. */
    claims: string;
    /** Null: the document still exists under other claims, or must not be shown. */
    document: string | null;
    /** Title and description of the document, as JSON; null: not known. Searches read these, so that memory holds no document. */
    about: string | null;
    published_at: number;
    removed_at: number;
  };
  sync_state: {
    source: string;
    /** Counts writes, for those who poll. */
    revision: number;
    phase: SyncState['phase'];
    last_success: number | null;
    last_attempt: number | null;
    attempt_count: number;
    message: string | null;
    content_hash: string | null;
    filter_hash: string | null;
    etag: string | null;
    server_count: number;
    skill_count: number;
    quarantined: string;
    quarantined_count: number;
  };
  /** Sessions of the page that ended before their time, by a hash of their id. */
  ended_session: { id: string; expires_at: number; revision: number };
  /** One row. Counts sessions that ended; its lock orders them. */
  session_revision: { id: number; revision: number };
}

/** What the server's user has to be able to read and write. */
export const storeTables: readonly (keyof StoreTables)[] = [
  'declarations',
  'source',
  'registry',
  'registry_source',
  'entry',
  'entry_version',
  'removed_version',
  'sync_state',
  'lease',
  'ended_session',
  'session_revision',
];
