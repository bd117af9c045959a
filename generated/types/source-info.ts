// Generated from schemas/api/source-info.json by npm run generate. Do not edit.

import type { RegistrySource } from './registry-source.ts';
import type { SyncStatus } from './sync-status.ts';
import type { Timestamp } from './timestamp.ts';

/** A source and its state. */
export interface SourceInfo {
  /** Name of the source. */
  name: string;
  /** CONFIG: written in the configuration file and read-only here; API: made over the API. */
  creationType: 'CONFIG' | 'API';
  /** Where its entries come from. */
  sourceType: 'git' | 'api' | 'file' | 'kubernetes' | 'managed';
  /** The source as it was declared. */
  definition: RegistrySource;
  /** State of its sync. Absent where nothing is synced. */
  syncStatus?: SyncStatus;
  /** When it was declared. */
  createdAt: Timestamp;
  /** When its declaration last changed. */
  updatedAt: Timestamp;
}
