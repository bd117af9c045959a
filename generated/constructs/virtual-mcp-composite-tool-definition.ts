// Generated from schemas/kinds/virtual-mcp-composite-tool-definition.json by npm run generate. Do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from 'cdk8s';
import type { Construct } from 'constructs';
import type { KindTypes } from '../kinds.ts';

/** What the construct VirtualMCPCompositeToolDefinition is made from. */
export interface VirtualMCPCompositeToolDefinitionProps extends Pick<KindTypes['VirtualMCPCompositeToolDefinition'], 'spec'> {
  /** Name, namespace, labels and annotations; without a name cdk8s derives one from the construct tree. */
  readonly metadata?: ApiObjectMetadata;
}

/** A workflow over tools that several virtual servers share. */
export class VirtualMCPCompositeToolDefinition extends ApiObject {
  /** API version and kind. */
  static readonly GVK: GroupVersionKind = { apiVersion: 'mcp.svc.internal/v1alpha1', kind: 'VirtualMCPCompositeToolDefinition' };

  /** The resource as a plain object, without a construct tree. Every key that is given is kept. */
  static manifest(props: VirtualMCPCompositeToolDefinitionProps): VirtualMCPCompositeToolDefinitionProps & GroupVersionKind {
    return { ...props, ...VirtualMCPCompositeToolDefinition.GVK };
  }

  /** Adds the resource to a chart. Throws when the id is taken in its scope. */
  constructor(scope: Construct, id: string, props: VirtualMCPCompositeToolDefinitionProps) {
    super(scope, id, VirtualMCPCompositeToolDefinition.manifest(props));
  }
}
