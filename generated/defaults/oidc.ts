// Generated from schemas/config/oidc.json by npm run generate. Do not edit.

import type { FilePath } from '../types/file-path.ts';
import type { OIDCSettings } from '../types/oidc.ts';
import type { WebAddress } from '../types/web-address.ts';

/** How a proxy or an aggregation server authenticates its clients, in a file of its own or under a key of a ConfigMap. */
export interface OIDCSettingsWithDefaults {
  /** Issuer URL that tokens have to carry. */
  readonly issuer: WebAddress;
  /** OAuth client of this server at the provider, used for introspection. */
  readonly clientId?: string;
  /** Environment variable that holds the client secret. */
  readonly clientSecretEnv?: string;
  /** Audience that tokens have to carry. */
  readonly audience?: string;
  /**
   * Address of the signing keys. When set, the provider is not discovered.
   * Default: Found by OIDC discovery.
   */
  readonly jwksUrl?: WebAddress;
  /** Introspection endpoint (RFC 7662) for opaque tokens. */
  readonly introspectionUrl?: WebAddress;
  /**
   * Scopes that the metadata asks clients to request (RFC 9728). An empty list names none.
   * Default: ["openid"].
   */
  readonly scopes: readonly string[];
  /**
   * Allows the protected resource endpoint on a private address.
   * Default: false.
   */
  readonly protectedResourceAllowPrivateIp: boolean;
  /**
   * Allows discovery and key fetches from a private address.
   * Default: false.
   */
  readonly jwksAllowPrivateIp: boolean;
  /**
   * Accepts an issuer that speaks plain HTTP. For development only.
   * Default: false.
   */
  readonly insecureAllowHttp: boolean;
  /** Path of the CA bundle that the provider is checked against. It wins over the bundle that the resource names. */
  readonly caBundlePath?: FilePath;
  /** Path of a file with the bearer token for discovery and key fetches. */
  readonly jwksAuthTokenPath?: FilePath;
  /** The only subject whose tokens are accepted; absent accepts every subject. */
  readonly subject?: string;
}

/** Fills in the static defaults of OIDCSettings, below what is present; the input is not changed. */
export function withOIDCSettingsDefaults(value: OIDCSettings): OIDCSettingsWithDefaults {
  return {
    ...value,
    scopes: value.scopes ?? ['openid'],
    protectedResourceAllowPrivateIp: value.protectedResourceAllowPrivateIp ?? false,
    jwksAllowPrivateIp: value.jwksAllowPrivateIp ?? false,
    insecureAllowHttp: value.insecureAllowHttp ?? false,
  };
}
