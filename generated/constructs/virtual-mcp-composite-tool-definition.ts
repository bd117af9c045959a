// Generated from schemas/kinds/virtual-mcp-composite-tool-definition.json by npm run generate. Do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from 'cdk8s';
import type { Construct } from 'constructs';
import { withNames } from './named.ts';
import type { CompositeToolConfig } from '../types/composite-tool-config.ts';

/** What the construct VirtualMCPCompositeToolDefinition is made from. */
export interface VirtualMCPCompositeToolDefinitionProps {
  /** Name, namespace, labels and annotations; without a name cdk8s derives one from the construct tree. */
  readonly metadata?: ApiObjectMetadata;
  /** The workflow. */
  readonly spec: CompositeToolConfig;
}

/** A workflow over tools that several virtual servers share. */
export class VirtualMCPCompositeToolDefinition extends ApiObject {
  /** API version and kind. */
  static readonly GVK: GroupVersionKind = { apiVersion: 'mcp.svc.internal/v1alpha1', kind: 'VirtualMCPCompositeToolDefinition' };

  /** Tells the constructs of different kinds apart where one refers to another. */
  declare readonly kind: 'VirtualMCPCompositeToolDefinition';

  /** The resource as a plain object, without a construct tree. Every key that is given is kept, and constructs become names. */
  static manifest(props: VirtualMCPCompositeToolDefinitionProps): GroupVersionKind & Readonly<Record<string, unknown>> {
    return { ...props, spec: withNames(props.spec), ...VirtualMCPCompositeToolDefinition.GVK };
  }

  /** Adds the resource to a chart. Throws when the id is taken in its scope. */
  constructor(scope: Construct, id: string, props: VirtualMCPCompositeToolDefinitionProps) {
    super(scope, id, VirtualMCPCompositeToolDefinition.manifest(props));
  }
}
