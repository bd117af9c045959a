// Generated from schemas/kinds/mcp-oidc-config.json by npm run generate. Do not edit.

import type { MCPOIDCConfig } from '../types/mcp-oidc-config.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a MCPOIDCConfig; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<MCPOIDCConfig>;
