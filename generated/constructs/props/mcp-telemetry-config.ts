// Generated from schemas/kinds/mcp-telemetry-config.json by npm run generate. Do not edit.

import type { CABundleSourceProps } from './ca-bundle-source.ts';
import type { SecretKeyRefProps } from './secret-key-ref.ts';
import type { PrometheusConfig } from '../../types/prometheus-config.ts';
import type { TelemetryMetricsConfig } from '../../types/telemetry-metrics-config.ts';
import type { TelemetryTracingConfig } from '../../types/telemetry-tracing-config.ts';

/** What is sent, and where to. */
export interface MCPTelemetryConfigSpecProps {
  /** OpenTelemetry over OTLP. */
  openTelemetry?: MCPTelemetryOTelConfigProps;
  /** The metrics endpoint. */
  prometheus?: PrometheusConfig;
}

/** OpenTelemetry over OTLP. */
export interface MCPTelemetryOTelConfigProps {
  /**
   * Turn telemetry on.
   * Default: false.
   */
  enabled?: boolean;
  /** Address of the OTLP endpoint. */
  endpoint?: string;
  /** Headers for the endpoint. Anyone who can read the configuration sees them: for sensitive values use sensitiveHeaders. */
  headers?: Readonly<Record<string, string>>;
  /** Headers whose values are in Secrets. */
  sensitiveHeaders?: readonly SensitiveHeaderProps[];
  /** Attributes of every signal. service.name is set per server. */
  resourceAttributes?: Readonly<Record<string, string>>;
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
  /** Certificates of the endpoint's TLS. */
  caBundleRef?: CABundleSourceProps;
}

/** One header from a Secret. */
export interface SensitiveHeaderProps {
  /** Name of the header. */
  name: string;
  /** The Secret key that holds the value. */
  secretKeyRef: SecretKeyRefProps;
}
