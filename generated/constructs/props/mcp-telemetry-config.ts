// Generated from schemas/kinds/mcp-telemetry-config.json by npm run generate. Do not edit.

import type { CABundleSourceProps } from './ca-bundle-source.ts';
import type { SecretKeyRefProps } from './secret-key-ref.ts';
import type { PrometheusConfig } from '../../types/prometheus-config.ts';
import type { TelemetryMetricsConfig } from '../../types/telemetry-metrics-config.ts';
import type { TelemetryTracingConfig } from '../../types/telemetry-tracing-config.ts';

/** What is sent, and where to. */
export interface MCPTelemetryConfigSpecProps {
  /** OpenTelemetry over OTLP. */
  readonly openTelemetry?: MCPTelemetryOTelConfigProps;
  /** The metrics endpoint. */
  readonly prometheus?: PrometheusConfig;
}

/** OpenTelemetry over OTLP. */
export interface MCPTelemetryOTelConfigProps {
  /**
   * Turn telemetry on.
   * Default: false.
   */
  readonly enabled?: boolean;
  /** Address of the OTLP endpoint. */
  readonly endpoint?: string;
  /** Headers for the endpoint. Anyone who can read the configuration sees them: for sensitive values use sensitiveHeaders. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Headers whose values are in Secrets. */
  readonly sensitiveHeaders?: readonly SensitiveHeaderProps[];
  /** Attributes of every signal. service.name is set per server. */
  readonly resourceAttributes?: Readonly<Record<string, string>>;
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
  /** Certificates of the endpoint's TLS. */
  readonly caBundleRef?: CABundleSourceProps;
}

/** One header from a Secret. */
export interface SensitiveHeaderProps {
  /** Name of the header. */
  readonly name: string;
  /** The Secret key that holds the value. */
  readonly secretKeyRef: SecretKeyRefProps;
}
