// Generated from schemas/config/server-entry.json by npm run generate. Do not edit.

import { type ServerPackageWithDefaults, withServerPackageDefaults } from './server-package.ts';
import { type ServerRemoteWithDefaults, withServerRemoteDefaults } from './server-remote.ts';
import type { ServerEntry, ServerRepository } from '../types/server-entry.ts';
import type { ServerIcon } from '../types/server-icon.ts';
import type { WebAddress } from '../types/web-address.ts';

/** One version of an MCP server in a catalog, in the format of the official registry (server.json). */
export interface ServerEntryWithDefaults {
  /** Schema that the entry follows. */
  readonly $schema?: string;
  /** Name: a reversed domain name, a slash, and a name of its own. */
  readonly name: string;
  /** Name for people. */
  readonly title?: string;
  /** What the server does. */
  readonly description: string;
  /** Version, best a semantic one. A range is not a version, and neither is latest. */
  readonly version: string;
  /** Page about the server. */
  readonly websiteUrl?: WebAddress;
  /** Where the source code is. */
  readonly repository?: ServerRepository;
  /** Pictures of the server. */
  readonly icons?: readonly ServerIcon[];
  /** Packages to run the server from. */
  readonly packages?: readonly ServerPackageWithDefaults[];
  /** Addresses where the server runs. */
  readonly remotes?: readonly ServerRemoteWithDefaults[];
  /** Extensions by reversed domain name. They are kept as they are. */
  readonly _meta?: Readonly<Record<string, unknown>>;
}

/** Fills in the static defaults of ServerEntry, below what is present; the input is not changed. */
export function withServerEntryDefaults(value: ServerEntry): ServerEntryWithDefaults {
  const others: Omit<ServerEntry, 'packages' | 'remotes'> = value;
  const filled: { -readonly [Key in keyof ServerEntryWithDefaults]: ServerEntryWithDefaults[Key] } = {
    ...others,

  };
  if (value.packages !== undefined) filled.packages = value.packages.map((item) => withServerPackageDefaults(item));
  if (value.remotes !== undefined) filled.remotes = value.remotes.map((item) => withServerRemoteDefaults(item));
  return filled;
}
