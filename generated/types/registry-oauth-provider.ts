// Generated from schemas/shared/registry/registry-oauth-provider.json by npm run generate. Do not edit.

/** An identity provider whose tokens the registry server accepts. */
export interface RegistryOAuthProvider {
  /** Name of the provider, for logs and messages. */
  readonly name: string;
  /** Issuer that tokens have to carry. Plain HTTP on this machine only. */
  readonly issuerUrl: string;
  /** Audience that tokens have to carry. */
  readonly audience: string;
  /**
   * Address of the signing keys. Plain HTTP on this machine only.
   * Default: Found by OIDC discovery.
   */
  readonly jwksUrl?: string;
  /** Introspection endpoint (RFC 7662), for tokens that are not JWTs. An answer that names no audience is accepted only where clientId and clientSecretFile are set. Plain HTTP on this machine only. */
  readonly introspectionUrl?: string;
  /** OAuth client of this server, used for introspection. */
  readonly clientId?: string;
  /** Path of the file that holds the client's secret. */
  readonly clientSecretFile?: string;
  /**
   * Path of the CA bundle that the provider is checked against.
   * Default: The system's own CA certificates.
   */
  readonly caCertPath?: string;
  /** Path of a file with the bearer token for discovery and key fetches. */
  readonly authTokenFile?: string;
  /**
   * Allows discovery and key fetches from a private address.
   * Default: false.
   */
  readonly allowPrivateIP?: boolean;
  /**
   * Signature algorithms that are accepted.
   * Default: ["RS256","RS384","RS512","ES256","ES384","ES512"].
   */
  readonly algorithms?: readonly ('RS256' | 'RS384' | 'RS512' | 'PS256' | 'PS384' | 'PS512' | 'ES256' | 'ES384' | 'ES512' | 'EdDSA')[];
}
