// Generated from schemas/api/raw-entry-list.json by npm run generate. Do not edit.

import type { ListMetadata } from './list-metadata.ts';
import type { RawEntry } from './raw-entry.ts';

/** Every entry of a source, whatever its claims. */
export interface RawEntryList {
  /** The entries. */
  readonly entries: readonly RawEntry[];
  /** Position in the list. Only where a limit or a cursor was given. */
  readonly metadata?: ListMetadata;
}
