// Generated from schemas/kinds/mcp-server-entry.json by npm run generate. Do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from 'cdk8s';
import type { Construct } from 'constructs';
import type { KindTypes } from '../kinds.ts';

/** What the construct MCPServerEntry is made from. */
export interface MCPServerEntryProps extends Pick<KindTypes['MCPServerEntry'], 'spec'> {
  /** Name, namespace, labels and annotations; without a name cdk8s derives one from the construct tree. */
  readonly metadata?: ApiObjectMetadata;
}

/** A remote MCP server that a virtual server talks to directly; nothing is deployed for it. */
export class MCPServerEntry extends ApiObject {
  /** API version and kind. */
  static readonly GVK: GroupVersionKind = { apiVersion: 'mcp.svc.internal/v1alpha1', kind: 'MCPServerEntry' };

  /** The resource as a plain object, without a construct tree. Every key that is given is kept. */
  static manifest(props: MCPServerEntryProps): MCPServerEntryProps & GroupVersionKind {
    return { ...props, ...MCPServerEntry.GVK };
  }

  /** Adds the resource to a chart. Throws when the id is taken in its scope. */
  constructor(scope: Construct, id: string, props: MCPServerEntryProps) {
    super(scope, id, MCPServerEntry.manifest(props));
  }
}
