// Generated from schemas/api/raw-registry-version.json by npm run generate. Do not edit.

import type { Claims } from './claims.ts';
import type { EntryStatusName } from './entry-status.ts';
import type { Timestamp } from './timestamp.ts';

/** A version as one of a registry's sources has it, without its document. */
export interface RawRegistryVersion {
  /** What the entry is: an MCP server or a skill. */
  readonly entryType: 'MCP' | 'SKILL';
  /** Name of the server, or namespace and name of the skill. */
  readonly name: string;
  /** Claims that a caller needs to see it. Absent where it has none. */
  readonly claims?: Claims;
  /** The version. */
  readonly version: string;
  /** Name for people. */
  readonly title?: string;
  /** What it does. */
  readonly description?: string;
  /** State of the version. */
  readonly status: EntryStatusName;
  /** When it was first published. */
  readonly createdAt: Timestamp;
  /** When its document, state or claims last changed. */
  readonly updatedAt: Timestamp;
  /** Source that holds it. */
  readonly sourceName: string;
  /**
   * Place of the source in the registry, from 0: the first that has a name provides it.
   * At least 0.
   */
  readonly position: number;
}
