// Generated from schemas/kinds/mcp-registry.json by npm run generate. Do not edit.

import type { MCPRegistry } from '../types/mcp-registry.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a MCPRegistry; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<MCPRegistry>;
