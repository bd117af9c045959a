// Generated from schemas/kinds/mcp-tool-config.json by npm run generate. Do not edit.

import type { MCPToolConfig } from '../types/mcp-tool-config.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a MCPToolConfig; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<MCPToolConfig>;
