// Generated from schemas/kinds/mcp-remote-proxy.json by npm run generate. Do not edit.

import type { MCPRemoteProxy } from '../types/mcp-remote-proxy.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a MCPRemoteProxy; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<MCPRemoteProxy>;
