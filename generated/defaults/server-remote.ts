// Generated from schemas/shared/entry/server-remote.json by npm run generate. Do not edit.

import { type ServerInputWithDefaults, withServerInputDefaults } from './server-input.ts';
import { type ServerKeyValueInputWithDefaults, withServerKeyValueInputDefaults } from './server-key-value-input.ts';
import type { ServerRemote } from '../types/server-remote.ts';

/** A running server that is reached over the network. */
export interface ServerRemoteWithDefaults {
  /** The transport. */
  readonly type: 'streamable-http' | 'sse';
  /** Address of the server. Names in braces refer to variables. */
  readonly url: string;
  /** Headers of every request. */
  readonly headers?: readonly ServerKeyValueInputWithDefaults[];
  /** What the names in braces refer to. */
  readonly variables?: Readonly<Record<string, ServerInputWithDefaults>>;
}

/** Fills in the static defaults of ServerRemote, below what is present; the input is not changed. */
export function withServerRemoteDefaults(value: ServerRemote): ServerRemoteWithDefaults {
  const others: Omit<ServerRemote, 'headers' | 'variables'> = value;
  const filled: { -readonly [Key in keyof ServerRemoteWithDefaults]: ServerRemoteWithDefaults[Key] } = {
    ...others,

  };
  if (value.headers !== undefined) filled.headers = value.headers.map((item) => withServerKeyValueInputDefaults(item));
  if (value.variables !== undefined) filled.variables = Object.fromEntries(Object.entries(value.variables).map(([key, entry]) => [key, withServerInputDefaults(entry)]));
  return filled;
}
