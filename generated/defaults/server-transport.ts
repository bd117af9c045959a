// Generated from schemas/shared/entry/server-transport.json by npm run generate. Do not edit.

import { type ServerKeyValueInputWithDefaults, withServerKeyValueInputDefaults } from './server-key-value-input.ts';
import type { ServerTransport } from '../types/server-transport.ts';

/** How the server is spoken to. */
export interface ServerTransportWithDefaults {
  /** The transport. */
  readonly type: 'stdio' | 'streamable-http' | 'sse';
  /** Address of the server, for transports over HTTP. Names in braces refer to variables. */
  readonly url?: string;
  /** Headers of every request. */
  readonly headers?: readonly ServerKeyValueInputWithDefaults[];
}

/** Fills in the static defaults of ServerTransport, below what is present; the input is not changed. */
export function withServerTransportDefaults(value: ServerTransport): ServerTransportWithDefaults {
  const others: Omit<ServerTransport, 'headers'> = value;
  const filled: { -readonly [Key in keyof ServerTransportWithDefaults]: ServerTransportWithDefaults[Key] } = {
    ...others,

  };
  if (value.headers !== undefined) filled.headers = value.headers.map((item) => withServerKeyValueInputDefaults(item));
  return filled;
}
