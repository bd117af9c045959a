// Generated from schemas/shared/access/mcp-oidc-config-reference.json by npm run generate. Do not edit.

/** The shared OIDC configuration, with what is particular to this server. */
export interface MCPOIDCConfigReference {
  /** Name of the MCPOIDCConfig. */
  readonly name: string;
  /** Audience that tokens for this server carry; unique per server, so that a token for one cannot be replayed at another. */
  readonly audience: string;
  /**
   * Scopes advertised to clients (RFC 9728).
   * Default: ["openid"].
   */
  readonly scopes?: readonly string[];
}
