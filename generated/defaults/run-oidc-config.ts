// Generated from schemas/shared/run/run-oidc-config.json by npm run generate. Do not edit.

import type { FilePath } from '../types/file-path.ts';
import type { RunOIDCConfig } from '../types/run-oidc-config.ts';
import type { WebAddress } from '../types/web-address.ts';

/** The identity provider whose tokens a workload accepts from its clients. */
export interface RunOIDCConfigWithDefaults {
  /** Issuer URL that tokens have to carry. */
  issuer?: WebAddress;
  /** Audience that tokens have to carry. */
  audience?: string;
  /** OAuth client of the workload at the provider, used for introspection. */
  clientId?: string;
  /** Secret of that client. An exported configuration names a variable instead. */
  clientSecret?: string;
  /** Environment variable that holds the client's secret. */
  clientSecretEnv?: string;
  /** Address of the signing keys. When set, the provider is not discovered. */
  jwksUrl?: WebAddress;
  /** Introspection endpoint (RFC 7662), for tokens that are not JWTs. */
  introspectionUrl?: WebAddress;
  /**
   * Scopes that clients are asked to request (RFC 9728).
   * Default: ["openid"].
   */
  scopes: readonly string[];
  /**
   * Accepts an issuer that speaks plain HTTP. For development only.
   * Default: false.
   */
  insecureAllowHttp: boolean;
  /**
   * Allows discovery and key fetches from a private address.
   * Default: false.
   */
  jwksAllowPrivateIp: boolean;
  /**
   * Allows the protected resource endpoint on a private address.
   * Default: false.
   */
  protectedResourceAllowPrivateIp: boolean;
  /** File with the bearer token for discovery and key fetches. */
  jwksAuthTokenFile?: FilePath;
  /**
   * CA bundle that the provider is checked against.
   * Default: The bundle of caBundlePath, else the system's own CA certificates.
   */
  caCertPath?: FilePath;
  /** Address under which clients know this workload, for OAuth discovery (RFC 9728). */
  resourceUrl?: WebAddress;
  /** JSON file with these settings, in the form of the document `oidc`. What it says wins over what is written here. */
  configPath?: FilePath;
  /** The only subject whose tokens are accepted; absent accepts every subject. */
  subject?: string;
}

/** Fills in the static defaults of RunOIDCConfig, below what is present; the input is not changed. */
export function withRunOIDCConfigDefaults(value: RunOIDCConfig): RunOIDCConfigWithDefaults {
  return {
    ...value,
    scopes: value.scopes ?? ['openid'],
    insecureAllowHttp: value.insecureAllowHttp ?? false,
    jwksAllowPrivateIp: value.jwksAllowPrivateIp ?? false,
    protectedResourceAllowPrivateIp: value.protectedResourceAllowPrivateIp ?? false,
  };
}
