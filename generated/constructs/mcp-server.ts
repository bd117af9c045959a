// Generated from schemas/kinds/mcp-server.json by npm run generate. Do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from 'cdk8s';
import type { Construct } from 'constructs';
import type { KindTypes } from '../kinds.ts';

/** What the construct MCPServer is made from. */
export interface MCPServerProps extends Pick<KindTypes['MCPServer'], 'spec'> {
  /** Name, namespace, labels and annotations; without a name cdk8s derives one from the construct tree. */
  readonly metadata?: ApiObjectMetadata;
}

/** An MCP server that runs in a container behind a proxy. */
export class MCPServer extends ApiObject {
  /** API version and kind. */
  static readonly GVK: GroupVersionKind = { apiVersion: 'mcp.svc.internal/v1alpha1', kind: 'MCPServer' };

  /** The resource as a plain object, without a construct tree. Every key that is given is kept. */
  static manifest(props: MCPServerProps): MCPServerProps & GroupVersionKind {
    return { ...props, ...MCPServer.GVK };
  }

  /** Adds the resource to a chart. Throws when the id is taken in its scope. */
  constructor(scope: Construct, id: string, props: MCPServerProps) {
    super(scope, id, MCPServer.manifest(props));
  }
}
