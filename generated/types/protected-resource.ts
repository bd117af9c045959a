// Generated from schemas/api/protected-resource.json by npm run generate. Do not edit.

/** How to be let in (RFC 9728). */
export interface ProtectedResource {
  /** Identifier of this server, which tokens have to be made for. */
  resource: string;
  /** Name of this server for people. */
  resource_name?: string;
  /** Issuers whose tokens are accepted. */
  authorization_servers: readonly string[];
  /** Where a token may be sent. */
  bearer_methods_supported: readonly 'header'[];
  /** Scopes that a client may ask for. */
  scopes_supported?: readonly string[];
}
