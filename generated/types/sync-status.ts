// Generated from schemas/api/sync-status.json by npm run generate. Do not edit.

import type { QuarantinedEntryReport } from './quarantined-entry.ts';
import type { Timestamp } from './timestamp.ts';

/** State of the sync of a source. */
export interface SyncStatus {
  /** pending: not tried yet; syncing: running; complete, failed: the last attempt. */
  phase: 'pending' | 'syncing' | 'complete' | 'failed';
  /** When the last sync succeeded. */
  lastSuccess?: Timestamp;
  /** When the last sync began. */
  lastAttempt?: Timestamp;
  /**
   * Failed attempts since the last success.
   * At least 0.
   */
  attemptCount: number;
  /** What went wrong, for the owner of the source. */
  message?: string;
  /**
   * Servers that the source holds.
   * At least 0.
   */
  serverCount: number;
  /**
   * Skills that the source holds.
   * At least 0.
   */
  skillCount: number;
  /**
   * Entries that the last sync left out.
   * At least 0.
   */
  quarantinedCount: number;
  /** The first hundred of them. */
  quarantined: readonly QuarantinedEntryReport[];
}
