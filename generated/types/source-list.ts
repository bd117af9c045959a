// Generated from schemas/api/source-list.json by npm run generate. Do not edit.

import type { SourceInfo } from './source-info.ts';

/** The sources that the caller may manage. */
export interface SourceList {
  /** The sources. */
  readonly sources: readonly SourceInfo[];
}
