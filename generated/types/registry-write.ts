// Generated from schemas/api/registry-write.json by npm run generate. Do not edit.

import type { Claims } from './claims.ts';

/** A registry to create or to change. */
export interface RegistryWrite {
  /** Names of its sources, in order of precedence. */
  readonly sources: readonly string[];
  /** Claims a caller needs to read the registry. Without any, every caller who is let in may read it. */
  readonly claims?: Claims;
}
