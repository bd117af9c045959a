// Generated from schemas/kinds/virtual-mcp-composite-tool-definition.json by npm run generate. Do not edit.

import type { VirtualMCPCompositeToolDefinition } from '../types/virtual-mcp-composite-tool-definition.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a VirtualMCPCompositeToolDefinition; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<VirtualMCPCompositeToolDefinition>;
