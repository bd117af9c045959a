// Generated from schemas/kinds/mcp-tool-config.json by npm run generate. Do not edit.

import type { Condition } from './condition.ts';
import type { ObjectMeta } from './object-meta.ts';
import type { ToolOverride } from './tool-override.ts';
import type { WorkloadReference } from './workload-reference.ts';

/** A tool allow-list and tool renaming that several workloads share. */
export interface MCPToolConfig {
  /** API group and version of the resource. */
  readonly apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  readonly kind: 'MCPToolConfig';
  /** Name, namespace, labels and annotations. */
  readonly metadata: ObjectMeta;
  /** Which tools are shown, and how. */
  readonly spec: MCPToolConfigSpec;
  /** What was observed of the resource. */
  readonly status?: MCPToolConfigStatus;
}

/** Which tools are shown, and how. */
export interface MCPToolConfigSpec {
  /** Names of the tools to show, after renaming. Absent or empty shows every tool. */
  readonly toolsFilter?: readonly string[];
  /** Replacements by the tool's own name. */
  readonly toolsOverride?: Readonly<Record<string, ToolOverride>>;
}

/** What was observed of the resource. */
export interface MCPToolConfigStatus {
  /** Aspects of the state. */
  readonly conditions?: readonly Condition[];
  /** The generation this status describes. */
  readonly observedGeneration?: number;
  /** Hash of the specification. */
  readonly configHash?: string;
  /** The workloads that refer to this resource. */
  readonly referencingWorkloads?: readonly WorkloadReference[];
}

/** A list of MCPToolConfig resources. */
export interface MCPToolConfigList {
  readonly apiVersion: MCPToolConfig['apiVersion'];
  readonly kind: 'MCPToolConfigList';
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly items: readonly MCPToolConfig[];
}
