// Generated from schemas/config/oidc.json by npm run generate. Do not edit.

import type { FilePath } from './file-path.ts';
import type { WebAddress } from './web-address.ts';

/** How a proxy or an aggregation server authenticates its clients, in a file of its own or under a key of a ConfigMap. */
export interface OIDCSettings {
  /** Issuer URL that tokens have to carry. */
  issuer: WebAddress;
  /** OAuth client of this server at the provider, used for introspection. */
  clientId?: string;
  /** Environment variable that holds the client secret. */
  clientSecretEnv?: string;
  /** Audience that tokens have to carry. */
  audience?: string;
  /**
   * Address of the signing keys. When set, the provider is not discovered.
   * Default: Found by OIDC discovery.
   */
  jwksUrl?: WebAddress;
  /** Introspection endpoint (RFC 7662) for opaque tokens. */
  introspectionUrl?: WebAddress;
  /**
   * Scopes that the metadata asks clients to request (RFC 9728). An empty list names none.
   * Default: ["openid"].
   */
  scopes?: readonly string[];
  /**
   * Allows the protected resource endpoint on a private address.
   * Default: false.
   */
  protectedResourceAllowPrivateIp?: boolean;
  /**
   * Allows discovery and key fetches from a private address.
   * Default: false.
   */
  jwksAllowPrivateIp?: boolean;
  /**
   * Accepts an issuer that speaks plain HTTP. For development only.
   * Default: false.
   */
  insecureAllowHttp?: boolean;
  /** Path of the CA bundle that the provider is checked against. It wins over the bundle that the resource names. */
  caBundlePath?: FilePath;
  /** Path of a file with the bearer token for discovery and key fetches. */
  jwksAuthTokenPath?: FilePath;
  /** The only subject whose tokens are accepted; absent accepts every subject. */
  subject?: string;
}
