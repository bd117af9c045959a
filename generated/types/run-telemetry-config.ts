// Generated from schemas/shared/run/run-telemetry-config.json by npm run generate. Do not edit.

import type { FilePath } from './file-path.ts';

/** Traces and metrics of a workload. */
export interface RunTelemetryConfig {
  /** OTLP endpoint, as a URL or as host and port. */
  readonly endpoint?: string;
  /**
   * Service name that traces and metrics carry.
   * Default: A fixed prefix and the name of the workload.
   */
  readonly serviceName?: string;
  /**
   * Service version that traces and metrics carry.
   * Default: The version of the running program.
   */
  readonly serviceVersion?: string;
  /**
   * Sends traces, once there is an endpoint.
   * Default: true.
   */
  readonly tracingEnabled?: boolean;
  /**
   * Sends metrics over OTLP, once there is an endpoint.
   * Default: true.
   */
  readonly metricsEnabled?: boolean;
  /**
   * Share of the traces to keep.
   * Default: 0.1.
   * From 0 to 1.
   */
  readonly samplingRate?: number;
  /** Headers sent to the OTLP endpoint, with their values. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Headers whose values are in environment variables, by header name. */
  readonly headersFromEnv?: Readonly<Record<string, string>>;
  /**
   * Speaks HTTP instead of HTTPS to the endpoint.
   * Default: false.
   */
  readonly insecure?: boolean;
  /**
   * Serves /metrics on the port of the transport.
   * Default: false.
   */
  readonly enablePrometheusMetricsPath?: boolean;
  /** Names of environment variables whose values become span attributes. */
  readonly environmentVariables?: readonly string[];
  /** Resource attributes added to every signal. */
  readonly customAttributes?: Readonly<Record<string, string>>;
  /**
   * Also writes the older attribute names.
   * Default: true.
   */
  readonly useLegacyAttributes?: boolean;
  /** CA bundle that the OTLP endpoint is checked against. */
  readonly caCertPath?: FilePath;
}
