// Generated from schemas/kinds/virtual-mcp-composite-tool-definition.json by npm run generate. Do not edit.

import { type CompositeToolConfigWithDefaults, withCompositeToolConfigDefaults } from './composite-tool-config.ts';
import type { ObjectMeta } from '../types/object-meta.ts';
import type { VirtualMCPCompositeToolDefinition, VirtualMCPCompositeToolDefinitionStatus } from '../types/virtual-mcp-composite-tool-definition.ts';

/** A workflow over tools that several virtual servers share. */
export interface VirtualMCPCompositeToolDefinitionWithDefaults {
  /** API group and version of the resource. */
  readonly apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  readonly kind: 'VirtualMCPCompositeToolDefinition';
  /** Name, namespace, labels and annotations. */
  readonly metadata: ObjectMeta;
  /** The workflow. */
  readonly spec: CompositeToolConfigWithDefaults;
  /** What was observed of the resource. */
  readonly status?: VirtualMCPCompositeToolDefinitionStatus;
}

/** Fills in the static defaults of VirtualMCPCompositeToolDefinition, below what is present; the input is not changed. */
export function withVirtualMCPCompositeToolDefinitionDefaults(value: VirtualMCPCompositeToolDefinition): VirtualMCPCompositeToolDefinitionWithDefaults {
  return {
    ...value,
    spec: withCompositeToolConfigDefaults(value.spec),
  };
}
