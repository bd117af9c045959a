// Generated from schemas/api/registry-info.json by npm run generate. Do not edit.

import type { Claims } from './claims.ts';
import type { Timestamp } from './timestamp.ts';

/** A registry: a named list of sources. */
export interface RegistryInfo {
  /** Name of the registry: the first segment of its paths. */
  readonly name: string;
  /** CONFIG: written in the configuration file and read-only here; API: made over the API. */
  readonly creationType: 'CONFIG' | 'API';
  /** Its sources. The first that has an entry provides it. */
  readonly sources: readonly string[];
  /** Claims a caller needs to read it. */
  readonly claims?: Claims;
  /** When it was declared. */
  readonly createdAt: Timestamp;
  /** When its declaration last changed. */
  readonly updatedAt: Timestamp;
}
