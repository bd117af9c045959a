// Generated from schemas/kinds/mcp-tool-config.json by npm run generate. Do not edit.

import type { Condition } from './condition.ts';
import type { ObjectMeta } from './object-meta.ts';
import type { ToolOverride } from './tool-override.ts';
import type { WorkloadReference } from './workload-reference.ts';

/** A tool allow-list and tool renaming that several workloads share. */
export interface MCPToolConfig {
  /** API group and version of the resource. */
  apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  kind: 'MCPToolConfig';
  /** Name, namespace, labels and annotations. */
  metadata: ObjectMeta;
  /** Which tools are shown, and how. */
  spec: MCPToolConfigSpec;
  /** What was observed of the resource. */
  status?: MCPToolConfigStatus;
}

/** Which tools are shown, and how. */
export interface MCPToolConfigSpec {
  /** Names of the tools to show, after renaming. Absent or empty shows every tool. */
  toolsFilter?: readonly string[];
  /** Replacements by the tool's own name. */
  toolsOverride?: Readonly<Record<string, ToolOverride>>;
}

/** What was observed of the resource. */
export interface MCPToolConfigStatus {
  /** Aspects of the state. */
  conditions?: readonly Condition[];
  /** The generation this status describes. */
  observedGeneration?: number;
  /** Hash of the specification. */
  configHash?: string;
  /** The workloads that refer to this resource. */
  referencingWorkloads?: readonly WorkloadReference[];
}

/** A list of MCPToolConfig resources. */
export interface MCPToolConfigList {
  apiVersion: MCPToolConfig['apiVersion'];
  kind: 'MCPToolConfigList';
  metadata?: Readonly<Record<string, unknown>>;
  items: readonly MCPToolConfig[];
}
