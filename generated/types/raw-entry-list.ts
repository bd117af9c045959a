// Generated from schemas/api/raw-entry-list.json by npm run generate. Do not edit.

import type { RawEntry } from './raw-entry.ts';

/** Every entry of a source or a registry, whatever its claims. */
export interface RawEntryList {
  /** The entries. */
  entries: readonly RawEntry[];
}
