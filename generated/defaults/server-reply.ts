// Generated from schemas/api/server-reply.json by npm run generate. Do not edit.

import { type ServerEntryWithDefaults, withServerEntryDefaults } from './server-entry.ts';
import type { OfficialMetadata } from '../types/official-metadata.ts';
import type { ServerReply } from '../types/server-reply.ts';

/** One version of a server. */
export interface ServerReplyWithDefaults {
  /** The document as it was published, unknown keys included. */
  readonly server: ServerEntryWithDefaults;
  /** The registry's own metadata, under io.modelcontextprotocol.registry/official. */
  readonly _meta: Readonly<Record<string, OfficialMetadata>>;
}

/** Fills in the static defaults of ServerReply, below what is present; the input is not changed. */
export function withServerReplyDefaults(value: ServerReply): ServerReplyWithDefaults {
  return {
    ...value,
    server: withServerEntryDefaults(value.server),
  };
}
