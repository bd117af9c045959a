// Generated from schemas/api/raw-entry.json by npm run generate. Do not edit.

import type { Claims } from './claims.ts';
import type { RawVersion } from './raw-version.ts';

/** A name of a source, with its claims and every version. */
export interface RawEntry {
  /** What the entry is: an MCP server or a skill. */
  readonly entryType: 'MCP' | 'SKILL';
  /** Name of the server, or namespace and name of the skill. */
  readonly name: string;
  /** Claims that a caller needs to see it. Absent where it has none. */
  readonly claims?: Claims;
  /** Its versions, newest first. */
  readonly versions: readonly RawVersion[];
}
