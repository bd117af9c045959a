// Generated from schemas/api/server-list.json by npm run generate. Do not edit.

import { type ServerReplyWithDefaults, withServerReplyDefaults } from './server-reply.ts';
import type { ListMetadata } from '../types/list-metadata.ts';
import type { ServerList } from '../types/server-list.ts';

/** A page of servers. */
export interface ServerListWithDefaults {
  /** The versions of this page. */
  readonly servers: readonly ServerReplyWithDefaults[];
  /** Position in the list. */
  readonly metadata: ListMetadata;
}

/** Fills in the static defaults of ServerList, below what is present; the input is not changed. */
export function withServerListDefaults(value: ServerList): ServerListWithDefaults {
  return {
    ...value,
    servers: value.servers.map((item) => withServerReplyDefaults(item)),
  };
}
