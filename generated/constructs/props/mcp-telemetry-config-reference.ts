// Generated from schemas/shared/telemetry/mcp-telemetry-config-reference.json by npm run generate. Do not edit.

import type { MCPTelemetryConfig } from '../mcp-telemetry-config.ts';

/** The shared telemetry configuration, with what is particular to this server. */
export interface MCPTelemetryConfigReferenceProps {
  /** Name of the MCPTelemetryConfig. */
  readonly name: string | MCPTelemetryConfig;
  /**
   * Name of the service in telemetry; unique per server.
   * Default: the server name with a fixed prefix.
   */
  readonly serviceName?: string;
}
