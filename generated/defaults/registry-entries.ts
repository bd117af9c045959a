// Generated from schemas/config/registry-entries.json by npm run generate. Do not edit.

import { type ServerEntryWithDefaults, withServerEntryDefaults } from './server-entry.ts';
import { type SkillEntryWithDefaults, withSkillEntryDefaults } from './skill-entry.ts';
import type { RegistryEntriesData, RegistryEntriesFile, RegistryEntriesMeta } from '../types/registry-entries.ts';

/** A catalog in one file: the entries that a source in upstream format provides. */
export interface RegistryEntriesFileWithDefaults {
  /** Schema that the file follows. */
  readonly $schema?: string;
  /** Version of the format. */
  readonly version: string;
  /** About the file itself. */
  readonly meta: RegistryEntriesMeta;
  /** The entries. */
  readonly data: RegistryEntriesDataWithDefaults;
}

/** The entries. */
export interface RegistryEntriesDataWithDefaults {
  /** MCP servers. Several versions of one server are several entries. */
  readonly servers: readonly ServerEntryWithDefaults[];
  /** Skills. Several versions of one skill are several entries. */
  readonly skills?: readonly SkillEntryWithDefaults[];
}

/** Fills in the static defaults of RegistryEntriesFile, below what is present; the input is not changed. */
export function withRegistryEntriesFileDefaults(value: RegistryEntriesFile): RegistryEntriesFileWithDefaults {
  return {
    ...value,
    data: withRegistryEntriesDataDefaults(value.data),
  };
}

/** Fills in the static defaults of RegistryEntriesData, below what is present; the input is not changed. */
export function withRegistryEntriesDataDefaults(value: RegistryEntriesData): RegistryEntriesDataWithDefaults {
  const others: Omit<RegistryEntriesData, 'skills'> = value;
  const filled: { -readonly [Key in keyof RegistryEntriesDataWithDefaults]: RegistryEntriesDataWithDefaults[Key] } = {
    ...others,
    servers: value.servers.map((item) => withServerEntryDefaults(item)),
  };
  if (value.skills !== undefined) filled.skills = value.skills.map((item) => withSkillEntryDefaults(item));
  return filled;
}
