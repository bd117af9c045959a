// Generated from schemas/api/sync-status.json by npm run generate. Do not edit.

import type { QuarantinedEntryReport } from './quarantined-entry.ts';
import type { Timestamp } from './timestamp.ts';

/** State of the sync of a source. */
export interface SyncStatus {
  /** pending: not tried yet; syncing: running; complete, failed: the last attempt. */
  readonly phase: 'pending' | 'syncing' | 'complete' | 'failed';
  /** When the last sync succeeded. */
  readonly lastSuccess?: Timestamp;
  /** When the last sync began. */
  readonly lastAttempt?: Timestamp;
  /**
   * Failed attempts since the last success.
   * At least 0.
   */
  readonly attemptCount: number;
  /** What went wrong, for the owner of the source. */
  readonly message?: string;
  /**
   * Servers that the source holds.
   * At least 0.
   */
  readonly serverCount: number;
  /**
   * Skills that the source holds.
   * At least 0.
   */
  readonly skillCount: number;
  /**
   * Entries that the last sync left out.
   * At least 0.
   */
  readonly quarantinedCount: number;
  /** The first hundred of them. */
  readonly quarantined: readonly QuarantinedEntryReport[];
}
