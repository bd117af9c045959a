// Generated from schemas/kinds/virtual-mcp-server.json by npm run generate. Do not edit.

import type { VirtualMCPServer } from '../types/virtual-mcp-server.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a VirtualMCPServer; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<VirtualMCPServer>;
