// Generated from schemas/kinds/mcp-external-auth-config.json by npm run generate. Do not edit.

import type { MCPExternalAuthConfig } from '../types/mcp-external-auth-config.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a MCPExternalAuthConfig; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<MCPExternalAuthConfig>;
