// Generated from schemas/kinds/mcp-server.json by npm run generate. Do not edit.

import type { MCPServer } from '../types/mcp-server.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a MCPServer; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<MCPServer>;
