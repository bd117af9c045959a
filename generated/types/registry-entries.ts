// Generated from schemas/config/registry-entries.json by npm run generate. Do not edit.

import type { ServerEntry } from './server-entry.ts';
import type { SkillEntry } from './skill-entry.ts';

/** A catalog in one file: the entries that a source in upstream format provides. */
export interface RegistryEntriesFile {
  /** Schema that the file follows. */
  readonly $schema?: string;
  /** Version of the format. */
  readonly version: string;
  /** About the file itself. */
  readonly meta: RegistryEntriesMeta;
  /** The entries. */
  readonly data: RegistryEntriesData;
}

/** About the file itself. */
export interface RegistryEntriesMeta {
  /** When the file was last changed (RFC 3339). */
  readonly last_updated: string;
}

/** The entries. */
export interface RegistryEntriesData {
  /** MCP servers. Several versions of one server are several entries. */
  readonly servers: readonly ServerEntry[];
  /** Skills. Several versions of one skill are several entries. */
  readonly skills?: readonly SkillEntry[];
}
