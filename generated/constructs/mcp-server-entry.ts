// Generated from schemas/kinds/mcp-server-entry.json by npm run generate. Do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from 'cdk8s';
import type { Construct } from 'constructs';
import { withNames } from './named.ts';
import type { MCPServerEntrySpecProps } from './props/mcp-server-entry.ts';

/** What the construct MCPServerEntry is made from. */
export interface MCPServerEntryProps {
  /** Name, namespace, labels and annotations; without a name cdk8s derives one from the construct tree. */
  readonly metadata?: ApiObjectMetadata;
  /** The remote server. */
  readonly spec: MCPServerEntrySpecProps;
}

/** A remote MCP server that a virtual server talks to directly; nothing is deployed for it. */
export class MCPServerEntry extends ApiObject {
  /** API version and kind. */
  static readonly GVK: GroupVersionKind = { apiVersion: 'mcp.svc.internal/v1alpha1', kind: 'MCPServerEntry' };

  /** Tells the constructs of different kinds apart where one refers to another. */
  declare readonly kind: 'MCPServerEntry';

  /** The resource as a plain object, without a construct tree. Every key that is given is kept, and constructs become names. */
  static manifest(props: MCPServerEntryProps): GroupVersionKind & Readonly<Record<string, unknown>> {
    return { ...props, spec: withNames(props.spec), ...MCPServerEntry.GVK };
  }

  /** Adds the resource to a chart. Throws when the id is taken in its scope. */
  constructor(scope: Construct, id: string, props: MCPServerEntryProps) {
    super(scope, id, MCPServerEntry.manifest(props));
  }
}
