// Generated from schemas/kinds/mcp-server.json by npm run generate. Do not edit.

import type { MCPServer } from '../types/mcp-server.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a MCPServer; what is wrong with it stands in `validate.errors`. */
export declare const validate: ValidateFunction<MCPServer>;
