// Generated from schemas/api/status-change.json by npm run generate. Do not edit.

import type { EntryStatusName } from './entry-status.ts';

/** The new state of a version. */
export interface StatusChange {
  /** The state. */
  readonly status: EntryStatusName;
  /** Why, for those who read the entry. */
  readonly statusMessage?: string;
}
