// Generated from schemas/shared/access/inline-oidc-config.json by npm run generate. Do not edit.

import { type CABundleSourceWithDefaults, withCABundleSourceDefaults } from './ca-bundle-source.ts';
import type { InlineOIDCConfig } from '../types/inline-oidc-config.ts';
import type { SecretKeyRef } from '../types/secret-key-ref.ts';
import type { WebAddress } from '../types/web-address.ts';

/** An OIDC provider by its address, with audience and scopes. */
export interface InlineOIDCConfigWithDefaults {
  /** Issuer URL. */
  readonly issuer: WebAddress;
  /** Address of the signing keys; discovered when absent. */
  readonly jwksUrl?: WebAddress;
  /** Address of the introspection endpoint (RFC 7662). */
  readonly introspectionUrl?: WebAddress;
  /** OAuth client ID. */
  readonly clientId?: string;
  /** The Secret key that holds the client secret. */
  readonly clientSecretRef?: SecretKeyRef;
  /** Certificates of the issuer's TLS. */
  readonly caBundleRef?: CABundleSourceWithDefaults;
  /** File in the pod with a bearer token for the requests to the issuer. */
  readonly jwksAuthTokenPath?: string;
  /**
   * Allow the issuer and its keys on private addresses.
   * Default: false.
   */
  readonly jwksAllowPrivateIP: boolean;
  /**
   * Allow the protected resource on private addresses.
   * Default: false.
   */
  readonly protectedResourceAllowPrivateIP: boolean;
  /**
   * Allow an issuer over plain HTTP. For development only.
   * Default: false.
   */
  readonly insecureAllowHTTP: boolean;
  /** Audience that tokens carry. */
  readonly audience?: string;
  /**
   * Scopes advertised to clients (RFC 9728).
   * Default: ["openid"].
   */
  readonly scopes: readonly string[];
}

/** Fills in the static defaults of InlineOIDCConfig, below what is present; the input is not changed. */
export function withInlineOIDCConfigDefaults(value: InlineOIDCConfig): InlineOIDCConfigWithDefaults {
  const others: Omit<InlineOIDCConfig, 'caBundleRef'> = value;
  const filled: { -readonly [Key in keyof InlineOIDCConfigWithDefaults]: InlineOIDCConfigWithDefaults[Key] } = {
    ...others,
    jwksAllowPrivateIP: value.jwksAllowPrivateIP ?? false,
    protectedResourceAllowPrivateIP: value.protectedResourceAllowPrivateIP ?? false,
    insecureAllowHTTP: value.insecureAllowHTTP ?? false,
    scopes: value.scopes ?? ['openid'],
  };
  if (value.caBundleRef !== undefined) filled.caBundleRef = withCABundleSourceDefaults(value.caBundleRef);
  return filled;
}
