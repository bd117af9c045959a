// Generated from schemas/shared/aggregation/static-backend-config.json by npm run generate. Do not edit.

import type { WebAddress } from './web-address.ts';

/** A backend that the configuration names, instead of one found in a cluster. */
export interface StaticBackendConfig {
  /** Name of the backend, as in its group. */
  name: string;
  /** Address of its MCP endpoint. */
  url: WebAddress;
  /** Transport it speaks. */
  transport: 'sse' | 'streamable-http';
  /**
   * entry for a remote server that is reached directly; absent or empty for a container or proxy.
   * Default: A container or proxy.
   */
  type?: 'entry' | '';
  /** Path of the CA bundle the remote server is checked against. For type entry. */
  caBundlePath?: string;
  /** Free notes about the backend. */
  metadata?: Readonly<Record<string, string>>;
  /** Headers added to every request to the backend. */
  headerForward?: StaticHeaderForward;
}

/** Headers added to every request to the backend. */
export interface StaticHeaderForward {
  /** Headers with their values. Nothing secret belongs here. */
  addPlaintextHeaders?: Readonly<Record<string, string>>;
  /** Headers whose values are in environment variables, by header name. */
  addHeadersFromEnv?: Readonly<Record<string, string>>;
}
