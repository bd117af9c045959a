// Generated from schemas/shared/telemetry/telemetry-metrics-config.json by npm run generate. Do not edit.

import type { TelemetryMetricsConfig } from '../types/telemetry-metrics-config.ts';

/** Metrics over OTLP. */
export interface TelemetryMetricsConfigWithDefaults {
  /**
   * Send metrics.
   * Default: false.
   */
  readonly enabled: boolean;
}

/** Fills in the static defaults of TelemetryMetricsConfig, below what is present; the input is not changed. */
export function withTelemetryMetricsConfigDefaults(value: TelemetryMetricsConfig): TelemetryMetricsConfigWithDefaults {
  return {
    ...value,
    enabled: value.enabled ?? false,
  };
}
