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
  apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  kind: 'MCPTelemetryConfig';
  /** Name, namespace, labels and annotations. */
  metadata: ObjectMeta;
  /** What is sent, and where to. */
  spec: MCPTelemetryConfigSpec;
  /** What was observed of the resource. */
  status?: MCPTelemetryConfigStatus;
}

/** What is sent, and where to. */
export interface MCPTelemetryConfigSpec {
  /** OpenTelemetry over OTLP. */
  openTelemetry?: MCPTelemetryOTelConfig;
  /** The metrics endpoint. */
  prometheus?: PrometheusConfig;
}

/** OpenTelemetry over OTLP. */
export interface MCPTelemetryOTelConfig {
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
  sensitiveHeaders?: readonly SensitiveHeader[];
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
  caBundleRef?: CABundleSource;
}

/** One header from a Secret. */
export interface SensitiveHeader {
  /** Name of the header. */
  name: string;
  /** The Secret key that holds the value. */
  secretKeyRef: SecretKeyRef;
}

/** What was observed of the resource. */
export interface MCPTelemetryConfigStatus {
  /** Aspects of the state. */
  conditions?: readonly Condition[];
  /** The generation this status describes. */
  observedGeneration?: number;
  /** Hash of the specification. */
  configHash?: string;
  /** The workloads that refer to this resource. */
  referencingWorkloads?: readonly WorkloadReference[];
}

/** A list of MCPTelemetryConfig resources. */
export interface MCPTelemetryConfigList {
  apiVersion: MCPTelemetryConfig['apiVersion'];
  kind: 'MCPTelemetryConfigList';
  metadata?: Readonly<Record<string, unknown>>;
  items: readonly MCPTelemetryConfig[];
}
