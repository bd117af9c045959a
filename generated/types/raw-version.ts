// Generated from schemas/api/raw-version.json by npm run generate. Do not edit.

import type { EntryStatusName } from './entry-status.ts';
import type { Timestamp } from './timestamp.ts';

/** A version of a raw entry, without its document. */
export interface RawVersion {
  /** The version. */
  readonly version: string;
  /** Name for people. */
  readonly title?: string;
  /** What it does. */
  readonly description?: string;
  /** State of the version. */
  readonly status: EntryStatusName;
  /** When it was first published. */
  readonly createdAt: Timestamp;
  /** When its document, state or claims last changed. */
  readonly updatedAt: Timestamp;
}
