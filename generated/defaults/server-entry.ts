// Generated from schemas/config/server-entry.json by npm run generate. Do not edit.

import { type ServerPackageWithDefaults, withServerPackageDefaults } from './server-package.ts';
import { type ServerRemoteWithDefaults, withServerRemoteDefaults } from './server-remote.ts';
import type { ServerEntry, ServerRepository } from '../types/server-entry.ts';
import type { ServerIcon } from '../types/server-icon.ts';
import type { WebAddress } from '../types/web-address.ts';

/** One version of an MCP server in a catalog, in the format of the official registry (server.json). */
export interface ServerEntryWithDefaults {
  /** Schema that the entry follows. */
  $schema?: string;
  /** Name: a reversed domain name, a slash, and a name of its own. */
  name: string;
  /** Name for people. */
  title?: string;
  /** What the server does. */
  description: string;
  /** Version, best a semantic one. A range is not a version, and neither is latest. */
  version: string;
  /** Page about the server. */
  websiteUrl?: WebAddress;
  /** Where the source code is. */
  repository?: ServerRepository;
  /** Pictures of the server. */
  icons?: readonly ServerIcon[];
  /** Packages to run the server from. */
  packages?: readonly ServerPackageWithDefaults[];
  /** Addresses where the server runs. */
  remotes?: readonly ServerRemoteWithDefaults[];
  /** Extensions by reversed domain name. They are kept as they are. */
  _meta?: Readonly<Record<string, unknown>>;
}

/** Fills in the static defaults of ServerEntry, below what is present; the input is not changed. */
export function withServerEntryDefaults(value: ServerEntry): ServerEntryWithDefaults {
  const others: Omit<ServerEntry, 'packages' | 'remotes'> = value;
  const filled: ServerEntryWithDefaults = {
    ...others,

  };
  if (value.packages !== undefined) filled.packages = value.packages.map((item) => withServerPackageDefaults(item));
  if (value.remotes !== undefined) filled.remotes = value.remotes.map((item) => withServerRemoteDefaults(item));
  return filled;
}
