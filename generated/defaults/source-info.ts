// Generated from schemas/api/source-info.json by npm run generate. Do not edit.

import { type RegistrySourceWithDefaults, withRegistrySourceDefaults } from './registry-source.ts';
import type { SourceInfo } from '../types/source-info.ts';
import type { SyncStatus } from '../types/sync-status.ts';
import type { Timestamp } from '../types/timestamp.ts';

/** A source and its state. */
export interface SourceInfoWithDefaults {
  /** Name of the source. */
  readonly name: string;
  /** CONFIG: written in the configuration file and read-only here; API: made over the API. */
  readonly creationType: 'CONFIG' | 'API';
  /** Where its entries come from. */
  readonly sourceType: 'git' | 'api' | 'file' | 'kubernetes' | 'managed';
  /** The source as it was declared. */
  readonly definition: RegistrySourceWithDefaults;
  /** State of its sync. Absent where nothing is synced. */
  readonly syncStatus?: SyncStatus;
  /** When it was declared. */
  readonly createdAt: Timestamp;
  /** When its declaration last changed. */
  readonly updatedAt: Timestamp;
}

/** Fills in the static defaults of SourceInfo, below what is present; the input is not changed. */
export function withSourceInfoDefaults(value: SourceInfo): SourceInfoWithDefaults {
  return {
    ...value,
    definition: withRegistrySourceDefaults(value.definition),
  };
}
