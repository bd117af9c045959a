// Generated from schemas/kinds/mcp-group.json by npm run generate. Do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from 'cdk8s';
import type { Construct } from 'constructs';
import { withNames } from './named.ts';
import type { MCPGroupSpec } from '../types/mcp-group.ts';

/** What the construct MCPGroup is made from. */
export interface MCPGroupProps {
  /** Name, namespace, labels and annotations; without a name cdk8s derives one from the construct tree. */
  readonly metadata?: ApiObjectMetadata;
  /** What the group is for. */
  readonly spec: MCPGroupSpec;
}

/** A named set of MCP servers, remote proxies and server entries that a virtual server can aggregate. */
export class MCPGroup extends ApiObject {
  /** API version and kind. */
  static readonly GVK: GroupVersionKind = { apiVersion: 'mcp.svc.internal/v1alpha1', kind: 'MCPGroup' };

  /** Tells the constructs of different kinds apart where one refers to another. */
  declare readonly kind: 'MCPGroup';

  /** The resource as a plain object, without a construct tree. Every key that is given is kept, and constructs become names. */
  static manifest(props: MCPGroupProps): GroupVersionKind & Readonly<Record<string, unknown>> {
    return { ...props, spec: withNames(props.spec), ...MCPGroup.GVK };
  }

  /** Adds the resource to a chart. Throws when the id is taken in its scope. */
  constructor(scope: Construct, id: string, props: MCPGroupProps) {
    super(scope, id, MCPGroup.manifest(props));
  }
}
