// Generated from schemas/api/raw-version.json by npm run generate. Do not edit.

import type { EntryStatusName } from './entry-status.ts';
import type { Timestamp } from './timestamp.ts';

/** A version of a raw entry, without its document. */
export interface RawVersion {
  /** The version. */
  version: string;
  /** Name for people. */
  title?: string;
  /** What it does. */
  description?: string;
  /** State of the version. */
  status: EntryStatusName;
  /** When it was first published. */
  createdAt: Timestamp;
  /** When its document, state or claims last changed. */
  updatedAt: Timestamp;
}
