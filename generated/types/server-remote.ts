// Generated from schemas/shared/entry/server-remote.json by npm run generate. Do not edit.

import type { ServerInput } from './server-input.ts';
import type { ServerKeyValueInput } from './server-key-value-input.ts';

/** A running server that is reached over the network. */
export interface ServerRemote {
  /** The transport. */
  readonly type: 'streamable-http' | 'sse';
  /** Address of the server. Names in braces refer to variables. */
  readonly url: string;
  /** Headers of every request. */
  readonly headers?: readonly ServerKeyValueInput[];
  /** What the names in braces refer to. */
  readonly variables?: Readonly<Record<string, ServerInput>>;
}
