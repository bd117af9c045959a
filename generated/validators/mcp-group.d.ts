// Generated from schemas/kinds/mcp-group.json by npm run generate. Do not edit.

import type { MCPGroup } from '../types/mcp-group.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a MCPGroup; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<MCPGroup>;
