// Generated from schemas/kinds/mcp-server-entry.json by npm run generate. Do not edit.

import type { MCPServerEntry } from '../types/mcp-server-entry.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a MCPServerEntry; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<MCPServerEntry>;
