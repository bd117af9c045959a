// Generated from schemas/kinds/mcp-registry.json by npm run generate. Do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from 'cdk8s';
import type { Construct } from 'constructs';
import type { KindTypes } from '../kinds.ts';

/** What the construct MCPRegistry is made from. */
export interface MCPRegistryProps extends Pick<KindTypes['MCPRegistry'], 'spec'> {
  /** Name, namespace, labels and annotations; without a name cdk8s derives one from the construct tree. */
  readonly metadata?: ApiObjectMetadata;
}

/** A registry server that serves a catalog of MCP servers. */
export class MCPRegistry extends ApiObject {
  /** API version and kind. */
  static readonly GVK: GroupVersionKind = { apiVersion: 'mcp.svc.internal/v1alpha1', kind: 'MCPRegistry' };

  /** The resource as a plain object, without a construct tree. Every key that is given is kept. */
  static manifest(props: MCPRegistryProps): MCPRegistryProps & GroupVersionKind {
    return { ...props, ...MCPRegistry.GVK };
  }

  /** Adds the resource to a chart. Throws when the id is taken in its scope. */
  constructor(scope: Construct, id: string, props: MCPRegistryProps) {
    super(scope, id, MCPRegistry.manifest(props));
  }
}
