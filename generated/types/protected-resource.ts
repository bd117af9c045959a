// Generated from schemas/api/protected-resource.json by npm run generate. Do not edit.

/** How to be let in (RFC 9728). */
export interface ProtectedResource {
  /** Identifier of this server, which tokens have to be made for. */
  readonly resource: string;
  /** Name of this server for people. */
  readonly resource_name?: string;
  /** Issuers whose tokens are accepted. */
  readonly authorization_servers: readonly string[];
  /** Where a token may be sent. */
  readonly bearer_methods_supported: readonly 'header'[];
  /** Scopes that a client may ask for. */
  readonly scopes_supported?: readonly string[];
}
