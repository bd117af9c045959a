// Generated from schemas/shared/aggregation/aggregator-telemetry-config.json by npm run generate. Do not edit.

import type { TelemetryModelConfig } from '../types/aggregator-telemetry-config.ts';

/** Traces and metrics of one server. */
export interface TelemetryModelConfigWithDefaults {
  /** OTLP endpoint, as a URL or as host and port. */
  readonly endpoint?: string;
  /**
   * Service name that traces and metrics carry.
   * Default: The name of the server.
   */
  readonly serviceName?: string;
  /**
   * Service version that traces and metrics carry.
   * Default: The version of the running program.
   */
  readonly serviceVersion?: string;
  /**
   * Sends traces. Without it an endpoint alone creates none.
   * Default: false.
   */
  readonly tracingEnabled: boolean;
  /**
   * Sends metrics over OTLP.
   * Default: false.
   */
  readonly metricsEnabled: boolean;
  /**
   * Share of the traces to keep, from 0.0 to 1.0, in quotes.
   * Default: "0.05".
   */
  readonly samplingRate: string;
  /** Headers sent to the OTLP endpoint. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Speaks HTTP instead of HTTPS to the endpoint.
   * Default: false.
   */
  readonly insecure: boolean;
  /**
   * Serves /metrics on the main port, whether or not metrics go out over OTLP.
   * Default: false.
   */
  readonly enablePrometheusMetricsPath: boolean;
  /** Names of environment variables whose values become span attributes. */
  readonly environmentVariables?: readonly string[];
  /** Resource attributes added to every signal. */
  readonly customAttributes?: Readonly<Record<string, string>>;
  /**
   * Also writes the older attribute names; a future release turns this off by default.
   * Default: true.
   */
  readonly useLegacyAttributes: boolean;
  /** Path of the CA bundle that the OTLP endpoint is checked against. */
  readonly caCertPath?: string;
}

/** Fills in the static defaults of TelemetryModelConfig, below what is present; the input is not changed. */
export function withTelemetryModelConfigDefaults(value: TelemetryModelConfig): TelemetryModelConfigWithDefaults {
  return {
    ...value,
    tracingEnabled: value.tracingEnabled ?? false,
    metricsEnabled: value.metricsEnabled ?? false,
    samplingRate: value.samplingRate ?? '0.05',
    insecure: value.insecure ?? false,
    enablePrometheusMetricsPath: value.enablePrometheusMetricsPath ?? false,
    useLegacyAttributes: value.useLegacyAttributes ?? true,
  };
}
