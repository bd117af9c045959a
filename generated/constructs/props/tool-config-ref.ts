// Generated from schemas/shared/tools/tool-config-ref.json by npm run generate. Do not edit.

import type { MCPToolConfig } from '../mcp-tool-config.ts';

/** The MCPToolConfig of the same namespace to use. */
export interface ToolConfigRefProps {
  /** Name of the MCPToolConfig. */
  readonly name: string | MCPToolConfig;
}
