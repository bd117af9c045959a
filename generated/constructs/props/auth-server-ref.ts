// Generated from schemas/shared/auth-server/auth-server-ref.json by npm run generate. Do not edit.

import type { MCPExternalAuthConfig } from '../mcp-external-auth-config.ts';

/** The embedded authorization server that clients sign in with. */
export interface AuthServerRefProps {
  /**
   * Kind of the target.
   * Default: "MCPExternalAuthConfig".
   */
  readonly kind?: 'MCPExternalAuthConfig';
  /** Name of an MCPExternalAuthConfig of type embeddedAuthServer. */
  readonly name: string | MCPExternalAuthConfig;
}
