// Generated from schemas/shared/entry/server-transport.json by npm run generate. Do not edit.

import type { ServerKeyValueInput } from './server-key-value-input.ts';

/** How the server is spoken to. */
export interface ServerTransport {
  /** The transport. */
  readonly type: 'stdio' | 'streamable-http' | 'sse';
  /** Address of the server, for transports over HTTP. Names in braces refer to variables. */
  readonly url?: string;
  /** Headers of every request. */
  readonly headers?: readonly ServerKeyValueInput[];
}
