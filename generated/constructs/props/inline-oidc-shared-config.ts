// Generated from schemas/shared/access/inline-oidc-shared-config.json by npm run generate. Do not edit.

import type { CABundleSourceProps } from './ca-bundle-source.ts';
import type { SecretKeyRefProps } from './secret-key-ref.ts';
import type { WebAddress } from '../../types/web-address.ts';

/** An OIDC provider by its address. */
export interface InlineOIDCSharedConfigProps {
  /** Issuer URL. */
  readonly issuer: WebAddress;
  /** Address of the signing keys; discovered when absent. */
  readonly jwksUrl?: WebAddress;
  /** Address of the introspection endpoint (RFC 7662). */
  readonly introspectionUrl?: WebAddress;
  /** OAuth client ID. */
  readonly clientId?: string;
  /** The Secret key that holds the client secret. */
  readonly clientSecretRef?: SecretKeyRefProps;
  /** Certificates of the issuer's TLS. */
  readonly caBundleRef?: CABundleSourceProps;
  /** File in the pod with a bearer token for the requests to the issuer. */
  readonly jwksAuthTokenPath?: string;
  /**
   * Allow the issuer and its keys on private addresses.
   * Default: false.
   */
  readonly jwksAllowPrivateIP?: boolean;
  /**
   * Allow the protected resource on private addresses.
   * Default: false.
   */
  readonly protectedResourceAllowPrivateIP?: boolean;
  /**
   * Allow an issuer over plain HTTP. For development only.
   * Default: false.
   */
  readonly insecureAllowHTTP?: boolean;
}
