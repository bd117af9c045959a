// Generated from schemas/config/server-entry.json by npm run generate. Do not edit.

import type { ServerIcon } from './server-icon.ts';
import type { ServerPackage } from './server-package.ts';
import type { ServerRemote } from './server-remote.ts';
import type { WebAddress } from './web-address.ts';

/** One version of an MCP server in a catalog, in the format of the official registry (server.json). */
export interface ServerEntry {
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
  packages?: readonly ServerPackage[];
  /** Addresses where the server runs. */
  remotes?: readonly ServerRemote[];
  /** Extensions by reversed domain name. They are kept as they are. */
  _meta?: Readonly<Record<string, unknown>>;
}

/** Where the source code is. */
export interface ServerRepository {
  /** Address of the repository. */
  url: WebAddress;
  /** Service that hosts it, such as github. */
  source: string;
  /** The repository's own id at that service. */
  id?: string;
  /** Folder of the server inside the repository. */
  subfolder?: string;
}
