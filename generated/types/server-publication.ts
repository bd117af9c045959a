// Generated from schemas/api/server-publication.json by npm run generate. Do not edit.

import type { Claims } from './claims.ts';

/** A whole server.json to publish, with its claims at the top level. Without the claims it is kept as it is sent. */
export interface ServerPublication {
  /** Name of the server. */
  readonly name: string;
  /** What the server does. */
  readonly description: string;
  /** Version of the server. */
  readonly version: string;
  /** Claims that a caller needs to see the entry. The publisher must hold them all, and later versions must repeat them. */
  readonly claims?: Claims;
}
