// Generated from schemas/kinds/mcp-server.json by npm run generate. Do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from 'cdk8s';
import type { Construct } from 'constructs';
import { withNames } from './named.ts';
import type { MCPServerSpecProps } from './props/mcp-server.ts';

/** What the construct MCPServer is made from. */
export interface MCPServerProps {
  /** Name, namespace, labels and annotations; without a name cdk8s derives one from the construct tree. */
  readonly metadata?: ApiObjectMetadata;
  /** The server and its proxy. */
  readonly spec: MCPServerSpecProps;
}

/** An MCP server that runs in a container behind a proxy. */
export class MCPServer extends ApiObject {
  /** API version and kind. */
  static readonly GVK: GroupVersionKind = { apiVersion: 'mcp.svc.internal/v1alpha1', kind: 'MCPServer' };

  /** Tells the constructs of different kinds apart where one refers to another. */
  declare readonly kind: 'MCPServer';

  /** The resource as a plain object, without a construct tree. Every key that is given is kept, and constructs become names. */
  static manifest(props: MCPServerProps): GroupVersionKind & Readonly<Record<string, unknown>> {
    return { ...props, spec: withNames(props.spec), ...MCPServer.GVK };
  }

  /** Adds the resource to a chart. Throws when the id is taken in its scope. */
  constructor(scope: Construct, id: string, props: MCPServerProps) {
    super(scope, id, MCPServer.manifest(props));
  }
}
