// Generated from schemas/shared/telemetry/telemetry-tracing-config.json by npm run generate. Do not edit.

/** Traces over OTLP. */
export interface TelemetryTracingConfig {
  /**
   * Send traces.
   * Default: false.
   */
  readonly enabled?: boolean;
  /**
   * Share of the traces that is kept, from 0 to 1.
   * Default: "0.05".
   */
  readonly samplingRate?: string;
}
