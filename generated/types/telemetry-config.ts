// Generated from schemas/shared/telemetry/telemetry-config.json by npm run generate. Do not edit.

import type { PrometheusConfig } from './prometheus-config.ts';
import type { TelemetryMetricsConfig } from './telemetry-metrics-config.ts';
import type { TelemetryTracingConfig } from './telemetry-tracing-config.ts';

/** Telemetry written into the workload itself. */
export interface TelemetryConfig {
  /** OpenTelemetry over OTLP. */
  openTelemetry?: OpenTelemetryConfig;
  /** The metrics endpoint. */
  prometheus?: PrometheusConfig;
}

/** OpenTelemetry over OTLP. */
export interface OpenTelemetryConfig {
  /**
   * Turn telemetry on.
   * Default: false.
   */
  enabled?: boolean;
  /** Address of the OTLP endpoint. */
  endpoint?: string;
  /**
   * Name of the service in telemetry.
   * Default: the server name.
   */
  serviceName?: string;
  /** Headers for the endpoint, each as key=value. */
  headers?: readonly string[];
  /**
   * Use HTTP instead of HTTPS.
   * Default: false.
   */
  insecure?: boolean;
  /** Metrics over OTLP. */
  metrics?: TelemetryMetricsConfig;
  /** Traces over OTLP. */
  tracing?: TelemetryTracingConfig;
  /**
   * Also send the older attribute names. A later version will turn this off by default.
   * Default: true.
   */
  useLegacyAttributes?: boolean;
}
