// Generated from schemas/api/server-reply.json by npm run generate. Do not edit.

import type { OfficialMetadata } from './official-metadata.ts';
import type { ServerEntry } from './server-entry.ts';

/** One version of a server. */
export interface ServerReply {
  /** The document as it was published, unknown keys included. */
  readonly server: ServerEntry;
  /** The registry's own metadata, under io.modelcontextprotocol.registry/official. */
  readonly _meta: Readonly<Record<string, OfficialMetadata>>;
}
