// Generated from schemas/shared/telemetry/telemetry-config.json by npm run generate. Do not edit.

import { type PrometheusConfigWithDefaults, withPrometheusConfigDefaults } from './prometheus-config.ts';
import { type TelemetryMetricsConfigWithDefaults, withTelemetryMetricsConfigDefaults } from './telemetry-metrics-config.ts';
import { type TelemetryTracingConfigWithDefaults, withTelemetryTracingConfigDefaults } from './telemetry-tracing-config.ts';
import type { OpenTelemetryConfig, TelemetryConfig } from '../types/telemetry-config.ts';

/** Telemetry written into the workload itself. */
export interface TelemetryConfigWithDefaults {
  /** OpenTelemetry over OTLP. */
  readonly openTelemetry?: OpenTelemetryConfigWithDefaults;
  /** The metrics endpoint. */
  readonly prometheus?: PrometheusConfigWithDefaults;
}

/** OpenTelemetry over OTLP. */
export interface OpenTelemetryConfigWithDefaults {
  /**
   * Turn telemetry on.
   * Default: false.
   */
  readonly enabled: boolean;
  /** Address of the OTLP endpoint. */
  readonly endpoint?: string;
  /**
   * Name of the service in telemetry.
   * Default: the server name.
   */
  readonly serviceName?: string;
  /** Headers for the endpoint, each as key=value. */
  readonly headers?: readonly string[];
  /**
   * Use HTTP instead of HTTPS.
   * Default: false.
   */
  readonly insecure: boolean;
  /** Metrics over OTLP. */
  readonly metrics?: TelemetryMetricsConfigWithDefaults;
  /** Traces over OTLP. */
  readonly tracing?: TelemetryTracingConfigWithDefaults;
  /**
   * Also send the older attribute names. A later version will turn this off by default.
   * Default: true.
   */
  readonly useLegacyAttributes: boolean;
}

/** Fills in the static defaults of TelemetryConfig, below what is present; the input is not changed. */
export function withTelemetryConfigDefaults(value: TelemetryConfig): TelemetryConfigWithDefaults {
  const others: Omit<TelemetryConfig, 'openTelemetry' | 'prometheus'> = value;
  const filled: { -readonly [Key in keyof TelemetryConfigWithDefaults]: TelemetryConfigWithDefaults[Key] } = {
    ...others,

  };
  if (value.openTelemetry !== undefined) filled.openTelemetry = withOpenTelemetryConfigDefaults(value.openTelemetry);
  if (value.prometheus !== undefined) filled.prometheus = withPrometheusConfigDefaults(value.prometheus);
  return filled;
}

/** Fills in the static defaults of OpenTelemetryConfig, below what is present; the input is not changed. */
export function withOpenTelemetryConfigDefaults(value: OpenTelemetryConfig): OpenTelemetryConfigWithDefaults {
  const others: Omit<OpenTelemetryConfig, 'metrics' | 'tracing'> = value;
  const filled: { -readonly [Key in keyof OpenTelemetryConfigWithDefaults]: OpenTelemetryConfigWithDefaults[Key] } = {
    ...others,
    enabled: value.enabled ?? false,
    insecure: value.insecure ?? false,
    useLegacyAttributes: value.useLegacyAttributes ?? true,
  };
  if (value.metrics !== undefined) filled.metrics = withTelemetryMetricsConfigDefaults(value.metrics);
  if (value.tracing !== undefined) filled.tracing = withTelemetryTracingConfigDefaults(value.tracing);
  return filled;
}
