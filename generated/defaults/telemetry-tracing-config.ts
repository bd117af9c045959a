// Generated from schemas/shared/telemetry/telemetry-tracing-config.json by npm run generate. Do not edit.

import type { TelemetryTracingConfig } from '../types/telemetry-tracing-config.ts';

/** Traces over OTLP. */
export interface TelemetryTracingConfigWithDefaults {
  /**
   * Send traces.
   * Default: false.
   */
  readonly enabled: boolean;
  /**
   * Share of the traces that is kept, from 0 to 1.
   * Default: "0.05".
   */
  readonly samplingRate: string;
}

/** Fills in the static defaults of TelemetryTracingConfig, below what is present; the input is not changed. */
export function withTelemetryTracingConfigDefaults(value: TelemetryTracingConfig): TelemetryTracingConfigWithDefaults {
  return {
    ...value,
    enabled: value.enabled ?? false,
    samplingRate: value.samplingRate ?? '0.05',
  };
}
