// Generated from schemas/api/official-metadata.json by npm run generate. Do not edit.

import type { EntryStatusName } from './entry-status.ts';
import type { Timestamp } from './timestamp.ts';

/** What the registry itself knows of a version. */
export interface OfficialMetadata {
  /** State of the version. */
  readonly status: EntryStatusName;
  /** Why it is in this state. */
  readonly statusMessage?: string;
  /** When the state last changed. */
  readonly statusChangedAt: Timestamp;
  /** When the version was first published. */
  readonly publishedAt: Timestamp;
  /** When its document, state or claims last changed. */
  readonly updatedAt: Timestamp;
  /** Whether it is the newest version of its name. */
  readonly isLatest: boolean;
}
