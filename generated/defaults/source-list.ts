// Generated from schemas/api/source-list.json by npm run generate. Do not edit.

import { type SourceInfoWithDefaults, withSourceInfoDefaults } from './source-info.ts';
import type { SourceList } from '../types/source-list.ts';

/** The sources that the caller may manage. */
export interface SourceListWithDefaults {
  /** The sources. */
  readonly sources: readonly SourceInfoWithDefaults[];
}

/** Fills in the static defaults of SourceList, below what is present; the input is not changed. */
export function withSourceListDefaults(value: SourceList): SourceListWithDefaults {
  return {
    ...value,
    sources: value.sources.map((item) => withSourceInfoDefaults(item)),
  };
}
