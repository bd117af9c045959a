// Generated from schemas/shared/registry/registry-sign-in.json by npm run generate. Do not edit.

/** How people sign in to the catalog page: as a client of an identity provider, by authorization code with PKCE. */
export interface RegistrySignIn {
  /**
   * Name of the provider that people sign in to.
   * Default: The first of providers.
   */
  readonly provider?: string;
  /** OAuth client of the page, registered at the provider with the redirect URI /sign-in/callback of this server. */
  readonly clientId: string;
  /** Path of the file that holds the client's secret. A public client has none. */
  readonly clientSecretFile?: string;
  /**
   * Scopes that are asked for.
   * Default: ["openid"].
   */
  readonly scopes?: readonly string[];
  /**
   * Parameter that names the audience to the provider, with the provider's audience as its value: resource (RFC 8707), audience, or none where a scope names it.
   * Default: resource where the audience is an absolute URI, else none.
   */
  readonly audienceParameter?: 'resource' | 'audience' | 'none';
  /**
   * Path of the file with the secret that sessions are encrypted with: at least 32 characters. Several replicas need the same one.
   * Default: A random secret that ends with the process.
   */
  readonly sessionSecretFile?: string;
}
