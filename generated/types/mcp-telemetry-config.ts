// Generated from schemas/kinds/mcp-telemetry-config.json by npm run generate. Do not edit.

import type { CABundleSource } from './ca-bundle-source.ts';
import type { Condition } from './condition.ts';
import type { ObjectMeta } from './object-meta.ts';
import type { PrometheusConfig } from './prometheus-config.ts';
import type { SecretKeyRef } from './secret-key-ref.ts';
import type { TelemetryMetricsConfig } from './telemetry-metrics-config.ts';
import type { TelemetryTracingConfig } from './telemetry-tracing-config.ts';
import type { WorkloadReference } from './workload-reference.ts';

/** Telemetry settings that several workloads share. */
export interface MCPTelemetryConfig {
  /** API group and version of the resource. */
  readonly apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  readonly kind: 'MCPTelemetryConfig';
  /** Name, namespace, labels and annotations. */
  readonly metadata: ObjectMeta;
  /** What is sent, and where to. */
  readonly spec: MCPTelemetryConfigSpec;
  /** What was observed of the resource. */
  readonly status?: MCPTelemetryConfigStatus;
}

/** What is sent, and where to. */
export interface MCPTelemetryConfigSpec {
  /** OpenTelemetry over OTLP. */
  readonly openTelemetry?: MCPTelemetryOTelConfig;
  /** The metrics endpoint. */
  readonly prometheus?: PrometheusConfig;
}

/** OpenTelemetry over OTLP. */
export interface MCPTelemetryOTelConfig {
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
  readonly sensitiveHeaders?: readonly SensitiveHeader[];
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
  readonly caBundleRef?: CABundleSource;
}

/** One header from a Secret. */
export interface SensitiveHeader {
  /** Name of the header. */
  readonly name: string;
  /** The Secret key that holds the value. */
  readonly secretKeyRef: SecretKeyRef;
}

/** What was observed of the resource. */
export interface MCPTelemetryConfigStatus {
  /** Aspects of the state. */
  readonly conditions?: readonly Condition[];
  /** The generation this status describes. */
  readonly observedGeneration?: number;
  /** Hash of the specification. */
  readonly configHash?: string;
  /** The workloads that refer to this resource. */
  readonly referencingWorkloads?: readonly WorkloadReference[];
}

/** A list of MCPTelemetryConfig resources. */
export interface MCPTelemetryConfigList {
  readonly apiVersion: MCPTelemetryConfig['apiVersion'];
  readonly kind: 'MCPTelemetryConfigList';
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly items: readonly MCPTelemetryConfig[];
}
