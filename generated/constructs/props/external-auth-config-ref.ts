// Generated from schemas/shared/credentials/external-auth-config-ref.json by npm run generate. Do not edit.

import type { MCPExternalAuthConfig } from '../mcp-external-auth-config.ts';

/** The MCPExternalAuthConfig of the same namespace to use. */
export interface ExternalAuthConfigRefProps {
  /** Name of the MCPExternalAuthConfig. */
  readonly name: string | MCPExternalAuthConfig;
}
