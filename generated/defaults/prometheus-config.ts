// Generated from schemas/shared/telemetry/prometheus-config.json by npm run generate. Do not edit.

import type { PrometheusConfig } from '../types/prometheus-config.ts';

/** The metrics endpoint. */
export interface PrometheusConfigWithDefaults {
  /**
   * Serve /metrics on the transport port.
   * Default: false.
   */
  readonly enabled: boolean;
}

/** Fills in the static defaults of PrometheusConfig, below what is present; the input is not changed. */
export function withPrometheusConfigDefaults(value: PrometheusConfig): PrometheusConfigWithDefaults {
  return {
    ...value,
    enabled: value.enabled ?? false,
  };
}
