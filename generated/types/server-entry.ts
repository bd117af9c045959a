// Generated from schemas/config/server-entry.json by npm run generate. Do not edit.

import type { ServerIcon } from './server-icon.ts';
import type { ServerPackage } from './server-package.ts';
import type { ServerRemote } from './server-remote.ts';
import type { WebAddress } from './web-address.ts';

/** One version of an MCP server in a catalog, in the format of the official registry (server.json). */
export interface ServerEntry {
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
  readonly packages?: readonly ServerPackage[];
  /** Addresses where the server runs. */
  readonly remotes?: readonly ServerRemote[];
  /** Extensions by reversed domain name. They are kept as they are. */
  readonly _meta?: Readonly<Record<string, unknown>>;
}

/** Where the source code is. */
export interface ServerRepository {
  /** Address of the repository. */
  readonly url: WebAddress;
  /** Service that hosts it, such as github. */
  readonly source: string;
  /** The repository's own id at that service. */
  readonly id?: string;
  /** Folder of the server inside the repository. */
  readonly subfolder?: string;
}
