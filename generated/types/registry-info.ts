// Generated from schemas/api/registry-info.json by npm run generate. Do not edit.

import type { Claims } from './claims.ts';
import type { Timestamp } from './timestamp.ts';

/** A registry: a named list of sources. */
export interface RegistryInfo {
  /** Name of the registry: the first segment of its paths. */
  name: string;
  /** CONFIG: written in the configuration file and read-only here; API: made over the API. */
  creationType: 'CONFIG' | 'API';
  /** Its sources. The first that has an entry provides it. */
  sources: readonly string[];
  /** Claims a caller needs to read it. */
  claims?: Claims;
  /** When it was declared. */
  createdAt: Timestamp;
  /** When its declaration last changed. */
  updatedAt: Timestamp;
}
