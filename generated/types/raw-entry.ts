// Generated from schemas/api/raw-entry.json by npm run generate. Do not edit.

import type { Claims } from './claims.ts';
import type { RawVersion } from './raw-version.ts';

/** A name of a source, with its claims and every version. */
export interface RawEntry {
  /** What the entry is. */
  type: 'server' | 'skill';
  /** Name of the server, or namespace and name of the skill. */
  name: string;
  /** Source that it stands in. */
  source: string;
  /**
   * Precedence of the source in the registry, from 0. Only in the entries of a registry.
   * At least 0.
   */
  position?: number;
  /** Claims that a caller needs to see it. */
  claims?: Claims;
  /** Its versions, newest first. */
  versions: readonly RawVersion[];
}
