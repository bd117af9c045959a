// Generated from schemas/shared/telemetry/mcp-telemetry-config-reference.json by npm run generate. Do not edit.

/** The shared telemetry configuration, with what is particular to this server. */
export interface MCPTelemetryConfigReference {
  /** Name of the MCPTelemetryConfig. */
  readonly name: string;
  /**
   * Name of the service in telemetry; unique per server.
   * Default: the server name with a fixed prefix.
   */
  readonly serviceName?: string;
}
