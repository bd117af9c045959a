// Generated from schemas/api/raw-registry-version.json by npm run generate. Do not edit.

import type { Claims } from './claims.ts';
import type { EntryStatusName } from './entry-status.ts';
import type { Timestamp } from './timestamp.ts';

/** A version as one of a registry's sources has it, without its document. */
export interface RawRegistryVersion {
  /** What the entry is: an MCP server or a skill. */
  entryType: 'MCP' | 'SKILL';
  /** Name of the server, or namespace and name of the skill. */
  name: string;
  /** Claims that a caller needs to see it. Absent where it has none. */
  claims?: Claims;
  /** The version. */
  version: string;
  /** Name for people. */
  title?: string;
  /** What it does. */
  description?: string;
  /** State of the version. */
  status: EntryStatusName;
  /** When it was first published. */
  createdAt: Timestamp;
  /** When its document, state or claims last changed. */
  updatedAt: Timestamp;
  /** Source that holds it. */
  sourceName: string;
  /**
   * Place of the source in the registry, from 0: the first that has a name provides it.
   * At least 0.
   */
  position: number;
}
