// Generated from schemas/shared/telemetry/prometheus-config.json by npm run generate. Do not edit.

/** The metrics endpoint. */
export interface PrometheusConfig {
  /**
   * Serve /metrics on the transport port.
   * Default: false.
   */
  readonly enabled?: boolean;
}
