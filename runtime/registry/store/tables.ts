import type { Generated } from 'kysely';
import type { EntryStatus, EntryType } from '../catalog/entry.ts';
import type { Origin, SyncState } from './registry-store.ts';

/** Times are milliseconds since 1970; definitions, claims and lists are JSON text. */
export interface StoreTables {
  /** One row. Its lock orders all changes of sources and registries. */
  declarations: { id: number; revision: number };
  /** Rows stay when a source is deleted, so that its revision never goes back. */
  source: {
    name: string;
    origin: Origin;
    definition: string;
    revision: number;
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
  lease: { name: string; holder: string; expires_at: number };
}

/** What the server's user has to be able to read and write. */
export const storeTables: readonly (keyof StoreTables)[] = [
  'declarations',
  'source',
  'registry',
  'registry_source',
  'entry',
  'entry_version',
  'sync_state',
  'lease',
];
