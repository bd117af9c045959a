// Generated from schemas/shared/aggregation/aggregator-oidc-config.json by npm run generate. Do not edit.

import type { FilePath } from './file-path.ts';
import type { WebAddress } from './web-address.ts';

/** The identity provider whose tokens the aggregation server accepts. */
export interface AggregatorOIDCConfig {
  /** Issuer URL that tokens have to carry. */
  readonly issuer?: WebAddress;
  /** OAuth client of this server at the provider, used for introspection. */
  readonly clientId?: string;
  /** Environment variable that holds the client secret. */
  readonly clientSecretEnv?: string;
  /** Audience that tokens have to carry. */
  readonly audience?: string;
  /**
   * Resource indicator (RFC 8707) that clients request a token for.
   * Default: The audience.
   */
  readonly resource?: string;
  /**
   * Address of the signing keys. When set, the provider is not discovered.
   * Default: Found by OIDC discovery.
   */
  readonly jwksUrl?: WebAddress;
  /** Introspection endpoint (RFC 7662) for opaque tokens. */
  readonly introspectionUrl?: WebAddress;
  /** Scopes that tokens have to carry. */
  readonly scopes?: readonly string[];
  /**
   * Scopes that clients are asked to request (RFC 9728).
   * Default: The scopes that tokens have to carry.
   */
  readonly advertisedScopes?: readonly string[];
  /** Allows the protected resource endpoint on a private address. */
  readonly protectedResourceAllowPrivateIp?: boolean;
  /** Allows discovery and key fetches from a private address. */
  readonly jwksAllowPrivateIp?: boolean;
  /** Accepts an issuer that speaks plain HTTP. For development only. */
  readonly insecureAllowHttp?: boolean;
  /** Path of the CA bundle that the provider is checked against. */
  readonly caBundlePath?: string;
  /** Path of a file with the bearer token for discovery and key fetches. */
  readonly jwksAuthTokenPath?: string;
  /** JSON file with these settings, in the form of the document `oidc`. What it says wins over what is written here. */
  readonly configPath?: FilePath;
  /** The only subject whose tokens are accepted; absent accepts every subject. */
  readonly subject?: string;
}
