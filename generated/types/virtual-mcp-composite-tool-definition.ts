// Generated from schemas/kinds/virtual-mcp-composite-tool-definition.json by npm run generate. Do not edit.

import type { CompositeToolConfig } from './composite-tool-config.ts';
import type { Condition } from './condition.ts';
import type { ObjectMeta } from './object-meta.ts';

/** A workflow over tools that several virtual servers share. */
export interface VirtualMCPCompositeToolDefinition {
  /** API group and version of the resource. */
  readonly apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  readonly kind: 'VirtualMCPCompositeToolDefinition';
  /** Name, namespace, labels and annotations. */
  readonly metadata: ObjectMeta;
  /** The workflow. */
  readonly spec: CompositeToolConfig;
  /** What was observed of the resource. */
  readonly status?: VirtualMCPCompositeToolDefinitionStatus;
}

/** What was observed of the resource. */
export interface VirtualMCPCompositeToolDefinitionStatus {
  /** Whether the workflow is sound. */
  readonly validationStatus?: 'Valid' | 'Invalid' | 'Unknown';
  /** What is wrong with it. */
  readonly validationErrors?: readonly string[];
  /** Virtual servers that use it. */
  readonly referencingVirtualServers?: readonly string[];
  /** The generation this status describes. */
  readonly observedGeneration?: number;
  /** Aspects of the state. */
  readonly conditions?: readonly Condition[];
}

/** A list of VirtualMCPCompositeToolDefinition resources. */
export interface VirtualMCPCompositeToolDefinitionList {
  readonly apiVersion: VirtualMCPCompositeToolDefinition['apiVersion'];
  readonly kind: 'VirtualMCPCompositeToolDefinitionList';
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly items: readonly VirtualMCPCompositeToolDefinition[];
}
