// Generated from schemas/kinds/mcp-telemetry-config.json by npm run generate. Do not edit.

import type { MCPTelemetryConfig } from '../types/mcp-telemetry-config.ts';
import type { ValidateFunction } from './validate-function.ts';

/** Whether a value is a MCPTelemetryConfig; its problems are in `validate.errors`. */
export declare const validate: ValidateFunction<MCPTelemetryConfig>;
