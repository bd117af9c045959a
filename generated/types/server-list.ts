// Generated from schemas/api/server-list.json by npm run generate. Do not edit.

import type { ListMetadata } from './list-metadata.ts';
import type { ServerReply } from './server-reply.ts';

/** A page of servers. */
export interface ServerList {
  /** The versions of this page. */
  readonly servers: readonly ServerReply[];
  /** Position in the list. */
  readonly metadata: ListMetadata;
}
