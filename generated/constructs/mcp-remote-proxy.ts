// Generated from schemas/kinds/mcp-remote-proxy.json by npm run generate. Do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from 'cdk8s';
import type { Construct } from 'constructs';
import { withNames } from './named.ts';
import type { MCPRemoteProxySpecProps } from './props/mcp-remote-proxy.ts';

/** What the construct MCPRemoteProxy is made from. */
export interface MCPRemoteProxyProps {
  /** Name, namespace, labels and annotations; without a name cdk8s derives one from the construct tree. */
  readonly metadata?: ApiObjectMetadata;
  /** The remote server and the proxy in front of it. */
  readonly spec: MCPRemoteProxySpecProps;
}

/** A proxy in front of an MCP server that runs elsewhere. */
export class MCPRemoteProxy extends ApiObject {
  /** API version and kind. */
  static readonly GVK: GroupVersionKind = { apiVersion: 'mcp.svc.internal/v1alpha1', kind: 'MCPRemoteProxy' };

  /** Tells the constructs of different kinds apart where one refers to another. */
  declare readonly kind: 'MCPRemoteProxy';

  /** The resource as a plain object, without a construct tree. Every key that is given is kept, and constructs become names. */
  static manifest(props: MCPRemoteProxyProps): GroupVersionKind & Readonly<Record<string, unknown>> {
    return { ...props, spec: withNames(props.spec), ...MCPRemoteProxy.GVK };
  }

  /** Adds the resource to a chart. Throws when the id is taken in its scope. */
  constructor(scope: Construct, id: string, props: MCPRemoteProxyProps) {
    super(scope, id, MCPRemoteProxy.manifest(props));
  }
}
