// Generated from schemas/shared/access/mcp-oidc-config-reference.json by npm run generate. Do not edit.

import type { MCPOIDCConfigReference } from '../types/mcp-oidc-config-reference.ts';

/** The shared OIDC configuration, with what is particular to this server. */
export interface MCPOIDCConfigReferenceWithDefaults {
  /** Name of the MCPOIDCConfig. */
  readonly name: string;
  /** Audience that tokens for this server carry; unique per server, so that a token for one cannot be replayed at another. */
  readonly audience: string;
  /**
   * Scopes advertised to clients (RFC 9728).
   * Default: ["openid"].
   */
  readonly scopes: readonly string[];
}

/** Fills in the static defaults of MCPOIDCConfigReference, below what is present; the input is not changed. */
export function withMCPOIDCConfigReferenceDefaults(value: MCPOIDCConfigReference): MCPOIDCConfigReferenceWithDefaults {
  return {
    ...value,
    scopes: value.scopes ?? ['openid'],
  };
}
