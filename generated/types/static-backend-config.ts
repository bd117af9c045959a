// Generated from schemas/shared/aggregation/static-backend-config.json by npm run generate. Do not edit.

import type { WebAddress } from './web-address.ts';

/** A backend that the configuration names, instead of one found in a cluster. */
export interface StaticBackendConfig {
  /** Name of the backend, as in its group. */
  readonly name: string;
  /** Address of its MCP endpoint. */
  readonly url: WebAddress;
  /** Transport it speaks. */
  readonly transport: 'sse' | 'streamable-http';
  /**
   * entry for a remote server that is reached directly; absent or empty for a container or proxy.
   * Default: A container or proxy.
   */
  readonly type?: 'entry' | '';
  /** Path of the CA bundle the remote server is checked against. For type entry. */
  readonly caBundlePath?: string;
  /** Free notes about the backend. */
  readonly metadata?: Readonly<Record<string, string>>;
  /** Headers added to every request to the backend. */
  readonly headerForward?: StaticHeaderForward;
}

/** Headers added to every request to the backend. */
export interface StaticHeaderForward {
  /** Headers with their values. Nothing secret belongs here. */
  readonly addPlaintextHeaders?: Readonly<Record<string, string>>;
  /** Headers whose values are in environment variables, by header name. */
  readonly addHeadersFromEnv?: Readonly<Record<string, string>>;
}
