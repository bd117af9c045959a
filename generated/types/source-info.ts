// Generated from schemas/api/source-info.json by npm run generate. Do not edit.

import type { RegistrySource } from './registry-source.ts';
import type { SyncStatus } from './sync-status.ts';
import type { Timestamp } from './timestamp.ts';

/** A source and its state. */
export interface SourceInfo {
  /** Name of the source. */
  readonly name: string;
  /** CONFIG: written in the configuration file and read-only here; API: made over the API. */
  readonly creationType: 'CONFIG' | 'API';
  /** Where its entries come from. */
  readonly sourceType: 'git' | 'api' | 'file' | 'kubernetes' | 'managed';
  /** The source as it was declared. */
  readonly definition: RegistrySource;
  /** State of its sync. Absent where nothing is synced. */
  readonly syncStatus?: SyncStatus;
  /** When it was declared. */
  readonly createdAt: Timestamp;
  /** When its declaration last changed. */
  readonly updatedAt: Timestamp;
}
