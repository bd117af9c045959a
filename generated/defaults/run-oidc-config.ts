// Generated from schemas/shared/run/run-oidc-config.json by npm run generate. Do not edit.

import type { FilePath } from '../types/file-path.ts';
import type { RunOIDCConfig } from '../types/run-oidc-config.ts';
import type { WebAddress } from '../types/web-address.ts';

/** The identity provider whose tokens a workload accepts from its clients. */
export interface RunOIDCConfigWithDefaults {
  /** Issuer URL that tokens have to carry. */
  readonly issuer?: WebAddress;
  /** Audience that tokens have to carry. */
  readonly audience?: string;
  /** OAuth client of the workload at the provider, used for introspection. */
  readonly clientId?: string;
  /** Secret of that client. An exported configuration names a variable instead. */
  readonly clientSecret?: string;
  /** Environment variable that holds the client's secret. */
  readonly clientSecretEnv?: string;
  /** Address of the signing keys. When set, the provider is not discovered. */
  readonly jwksUrl?: WebAddress;
  /** Introspection endpoint (RFC 7662), for tokens that are not JWTs. */
  readonly introspectionUrl?: WebAddress;
  /**
   * Scopes that clients are asked to request (RFC 9728).
   * Default: ["openid"].
   */
  readonly scopes: readonly string[];
  /**
   * Accepts an issuer that speaks plain HTTP. For development only.
   * Default: false.
   */
  readonly insecureAllowHttp: boolean;
  /**
   * Allows discovery and key fetches from a private address.
   * Default: false.
   */
  readonly jwksAllowPrivateIp: boolean;
  /**
   * Allows the protected resource endpoint on a private address.
   * Default: false.
   */
  readonly protectedResourceAllowPrivateIp: boolean;
  /** File with the bearer token for discovery and key fetches. */
  readonly jwksAuthTokenFile?: FilePath;
  /**
   * CA bundle that the provider is checked against.
   * Default: The bundle of caBundlePath, else the system's own CA certificates.
   */
  readonly caCertPath?: FilePath;
  /** Address under which clients know this workload, for OAuth discovery (RFC 9728). */
  readonly resourceUrl?: WebAddress;
  /** JSON file with these settings, in the form of the document `oidc`. What it says wins over what is written here. */
  readonly configPath?: FilePath;
  /** The only subject whose tokens are accepted; absent accepts every subject. */
  readonly subject?: string;
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
