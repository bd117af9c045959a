// Generated from schemas/shared/telemetry/telemetry-config.json by npm run generate. Do not edit.

import type { PrometheusConfig } from './prometheus-config.ts';
import type { TelemetryMetricsConfig } from './telemetry-metrics-config.ts';
import type { TelemetryTracingConfig } from './telemetry-tracing-config.ts';

/** Telemetry written into the workload itself. */
export interface TelemetryConfig {
  /** OpenTelemetry over OTLP. */
  readonly openTelemetry?: OpenTelemetryConfig;
  /** The metrics endpoint. */
  readonly prometheus?: PrometheusConfig;
}

/** OpenTelemetry over OTLP. */
export interface OpenTelemetryConfig {
  /**
   * Turn telemetry on.
   * Default: false.
   */
  readonly enabled?: boolean;
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
  readonly insecure?: boolean;
  /** Metrics over OTLP. */
  readonly metrics?: TelemetryMetricsConfig;
  /** Traces over OTLP. */
  readonly tracing?: TelemetryTracingConfig;
  /**
   * Also send the older attribute names. A later version will turn this off by default.
   * Default: true.
   */
  readonly useLegacyAttributes?: boolean;
}
