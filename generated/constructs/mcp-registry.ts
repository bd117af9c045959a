// Generated from schemas/kinds/mcp-registry.json by npm run generate. Do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from 'cdk8s';
import type { Construct } from 'constructs';
import { withNames } from './named.ts';
import type { MCPRegistrySpecProps } from './props/mcp-registry.ts';

/** What the construct MCPRegistry is made from. */
export interface MCPRegistryProps {
  /** Name, namespace, labels and annotations; without a name cdk8s derives one from the construct tree. */
  readonly metadata?: ApiObjectMetadata;
  /** The registry server and its configuration. */
  readonly spec: MCPRegistrySpecProps;
}

/** A registry server that serves a catalog of MCP servers. */
export class MCPRegistry extends ApiObject {
  /** API version and kind. */
  static readonly GVK: GroupVersionKind = { apiVersion: 'mcp.svc.internal/v1alpha1', kind: 'MCPRegistry' };

  /** Tells the constructs of different kinds apart where one refers to another. */
  declare readonly kind: 'MCPRegistry';

  /** The resource as a plain object, without a construct tree. Every key that is given is kept, and constructs become names. */
  static manifest(props: MCPRegistryProps): GroupVersionKind & Readonly<Record<string, unknown>> {
    return { ...props, spec: withNames(props.spec), ...MCPRegistry.GVK };
  }

  /** Adds the resource to a chart. Throws when the id is taken in its scope. */
  constructor(scope: Construct, id: string, props: MCPRegistryProps) {
    super(scope, id, MCPRegistry.manifest(props));
  }
}
