// Generated from schemas/kinds/virtual-mcp-composite-tool-definition.json by npm run generate. Do not edit.

import type { CompositeToolConfig } from './composite-tool-config.ts';
import type { Condition } from './condition.ts';
import type { ObjectMeta } from './object-meta.ts';

/** A workflow over tools that several virtual servers share. */
export interface VirtualMCPCompositeToolDefinition {
  /** API group and version of the resource. */
  apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  kind: 'VirtualMCPCompositeToolDefinition';
  /** Name, namespace, labels and annotations. */
  metadata: ObjectMeta;
  /** The workflow. */
  spec: CompositeToolConfig;
  /** What was observed of the resource. */
  status?: VirtualMCPCompositeToolDefinitionStatus;
}

/** What was observed of the resource. */
export interface VirtualMCPCompositeToolDefinitionStatus {
  /** Whether the workflow is sound. */
  validationStatus?: 'Valid' | 'Invalid' | 'Unknown';
  /** What is wrong with it. */
  validationErrors?: readonly string[];
  /** Virtual servers that use it. */
  referencingVirtualServers?: readonly string[];
  /** The generation this status describes. */
  observedGeneration?: number;
  /** Aspects of the state. */
  conditions?: readonly Condition[];
}

/** A list of VirtualMCPCompositeToolDefinition resources. */
export interface VirtualMCPCompositeToolDefinitionList {
  apiVersion: VirtualMCPCompositeToolDefinition['apiVersion'];
  kind: 'VirtualMCPCompositeToolDefinitionList';
  metadata?: Readonly<Record<string, unknown>>;
  items: readonly VirtualMCPCompositeToolDefinition[];
}
