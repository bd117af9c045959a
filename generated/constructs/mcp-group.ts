// Generated from schemas/kinds/mcp-group.json by npm run generate. Do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from 'cdk8s';
import type { Construct } from 'constructs';
import type { KindTypes } from '../kinds.ts';

/** What the construct MCPGroup is made from. */
export interface MCPGroupProps extends Pick<KindTypes['MCPGroup'], 'spec'> {
  /** Name, namespace, labels and annotations; without a name cdk8s derives one from the construct tree. */
  readonly metadata?: ApiObjectMetadata;
}

/** A named set of MCP servers, remote proxies and server entries that a virtual server can aggregate. */
export class MCPGroup extends ApiObject {
  /** API version and kind. */
  static readonly GVK: GroupVersionKind = { apiVersion: 'mcp.svc.internal/v1alpha1', kind: 'MCPGroup' };

  /** The resource as a plain object, without a construct tree. Every key that is given is kept. */
  static manifest(props: MCPGroupProps): MCPGroupProps & GroupVersionKind {
    return { ...props, ...MCPGroup.GVK };
  }

  /** Adds the resource to a chart. Throws when the id is taken in its scope. */
  constructor(scope: Construct, id: string, props: MCPGroupProps) {
    super(scope, id, MCPGroup.manifest(props));
  }
}
