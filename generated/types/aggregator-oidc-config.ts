// Generated from schemas/shared/aggregation/aggregator-oidc-config.json by npm run generate. Do not edit.

import type { FilePath } from './file-path.ts';
import type { WebAddress } from './web-address.ts';

/** The identity provider whose tokens the aggregation server accepts. */
export interface AggregatorOIDCConfig {
  /** Issuer URL that tokens have to carry. */
  issuer?: WebAddress;
  /** OAuth client of this server at the provider, used for introspection. */
  clientId?: string;
  /** Environment variable that holds the client secret. */
  clientSecretEnv?: string;
  /** Audience that tokens have to carry. */
  audience?: string;
  /**
   * Resource indicator (RFC 8707) that clients request a token for.
   * Default: The audience.
   */
  resource?: string;
  /**
   * Address of the signing keys. When set, the provider is not discovered.
   * Default: Found by OIDC discovery.
   */
  jwksUrl?: WebAddress;
  /** Introspection endpoint (RFC 7662) for opaque tokens. */
  introspectionUrl?: WebAddress;
  /** Scopes that tokens have to carry. */
  scopes?: readonly string[];
  /**
   * Scopes that clients are asked to request (RFC 9728).
   * Default: The scopes that tokens have to carry.
   */
  advertisedScopes?: readonly string[];
  /** Allows the protected resource endpoint on a private address. */
  protectedResourceAllowPrivateIp?: boolean;
  /** Allows discovery and key fetches from a private address. */
  jwksAllowPrivateIp?: boolean;
  /** Accepts an issuer that speaks plain HTTP. For development only. */
  insecureAllowHttp?: boolean;
  /** Path of the CA bundle that the provider is checked against. */
  caBundlePath?: string;
  /** Path of a file with the bearer token for discovery and key fetches. */
  jwksAuthTokenPath?: string;
  /** JSON file with these settings, in the form of the document `oidc`. What it says wins over what is written here. */
  configPath?: FilePath;
  /** The only subject whose tokens are accepted; absent accepts every subject. */
  subject?: string;
}
