// Generated from schemas/shared/access/mcp-oidc-config-reference.json by npm run generate. Do not edit.

import type { MCPOIDCConfig } from '../mcp-oidc-config.ts';

/** The shared OIDC configuration, with what is particular to this server. */
export interface MCPOIDCConfigReferenceProps {
  /** Name of the MCPOIDCConfig. */
  readonly name: string | MCPOIDCConfig;
  /** Audience that tokens for this server carry; unique per server, so that a token for one cannot be replayed at another. */
  readonly audience: string;
  /**
   * Scopes advertised to clients (RFC 9728).
   * Default: ["openid"].
   */
  readonly scopes?: readonly string[];
}
