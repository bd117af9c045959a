// Generated from schemas/kinds/mcp-telemetry-config.json by npm run generate. Do not edit.

import { type CABundleSourceWithDefaults, withCABundleSourceDefaults } from './ca-bundle-source.ts';
import { type PrometheusConfigWithDefaults, withPrometheusConfigDefaults } from './prometheus-config.ts';
import { type TelemetryMetricsConfigWithDefaults, withTelemetryMetricsConfigDefaults } from './telemetry-metrics-config.ts';
import { type TelemetryTracingConfigWithDefaults, withTelemetryTracingConfigDefaults } from './telemetry-tracing-config.ts';
import type { MCPTelemetryConfig, MCPTelemetryConfigSpec, MCPTelemetryConfigStatus, MCPTelemetryOTelConfig, SensitiveHeader } from '../types/mcp-telemetry-config.ts';
import type { ObjectMeta } from '../types/object-meta.ts';

/** Telemetry settings that several workloads share. */
export interface MCPTelemetryConfigWithDefaults {
  /** API group and version of the resource. */
  readonly apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  readonly kind: 'MCPTelemetryConfig';
  /** Name, namespace, labels and annotations. */
  readonly metadata: ObjectMeta;
  /** What is sent, and where to. */
  readonly spec: MCPTelemetryConfigSpecWithDefaults;
  /** What was observed of the resource. */
  readonly status?: MCPTelemetryConfigStatus;
}

/** What is sent, and where to. */
export interface MCPTelemetryConfigSpecWithDefaults {
  /** OpenTelemetry over OTLP. */
  readonly openTelemetry?: MCPTelemetryOTelConfigWithDefaults;
  /** The metrics endpoint. */
  readonly prometheus?: PrometheusConfigWithDefaults;
}

/** OpenTelemetry over OTLP. */
export interface MCPTelemetryOTelConfigWithDefaults {
  /**
   * Turn telemetry on.
   * Default: false.
   */
  readonly enabled: boolean;
  /** Address of the OTLP endpoint. */
  readonly endpoint?: string;
  /** Headers for the endpoint. Anyone who can read the configuration sees them: for sensitive values use sensitiveHeaders. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Headers whose values are in Secrets. */
  readonly sensitiveHeaders?: readonly SensitiveHeader[];
  /** Attributes of every signal. service.name is set per server. */
  readonly resourceAttributes?: Readonly<Record<string, string>>;
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
  /** Certificates of the endpoint's TLS. */
  readonly caBundleRef?: CABundleSourceWithDefaults;
}

/** Fills in the static defaults of MCPTelemetryConfig, below what is present; the input is not changed. */
export function withMCPTelemetryConfigDefaults(value: MCPTelemetryConfig): MCPTelemetryConfigWithDefaults {
  return {
    ...value,
    spec: withMCPTelemetryConfigSpecDefaults(value.spec),
  };
}

/** Fills in the static defaults of MCPTelemetryConfigSpec, below what is present; the input is not changed. */
export function withMCPTelemetryConfigSpecDefaults(value: MCPTelemetryConfigSpec): MCPTelemetryConfigSpecWithDefaults {
  const others: Omit<MCPTelemetryConfigSpec, 'openTelemetry' | 'prometheus'> = value;
  const filled: { -readonly [Key in keyof MCPTelemetryConfigSpecWithDefaults]: MCPTelemetryConfigSpecWithDefaults[Key] } = {
    ...others,

  };
  if (value.openTelemetry !== undefined) filled.openTelemetry = withMCPTelemetryOTelConfigDefaults(value.openTelemetry);
  if (value.prometheus !== undefined) filled.prometheus = withPrometheusConfigDefaults(value.prometheus);
  return filled;
}

/** Fills in the static defaults of MCPTelemetryOTelConfig, below what is present; the input is not changed. */
export function withMCPTelemetryOTelConfigDefaults(value: MCPTelemetryOTelConfig): MCPTelemetryOTelConfigWithDefaults {
  const others: Omit<MCPTelemetryOTelConfig, 'metrics' | 'tracing' | 'caBundleRef'> = value;
  const filled: { -readonly [Key in keyof MCPTelemetryOTelConfigWithDefaults]: MCPTelemetryOTelConfigWithDefaults[Key] } = {
    ...others,
    enabled: value.enabled ?? false,
    insecure: value.insecure ?? false,
    useLegacyAttributes: value.useLegacyAttributes ?? true,
  };
  if (value.metrics !== undefined) filled.metrics = withTelemetryMetricsConfigDefaults(value.metrics);
  if (value.tracing !== undefined) filled.tracing = withTelemetryTracingConfigDefaults(value.tracing);
  if (value.caBundleRef !== undefined) filled.caBundleRef = withCABundleSourceDefaults(value.caBundleRef);
  return filled;
}
