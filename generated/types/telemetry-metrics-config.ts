// Generated from schemas/shared/telemetry/telemetry-metrics-config.json by npm run generate. Do not edit.

/** Metrics over OTLP. */
export interface TelemetryMetricsConfig {
  /**
   * Send metrics.
   * Default: false.
   */
  readonly enabled?: boolean;
}
