// Generated from schemas/kinds/mcp-remote-proxy.json by npm run generate. Do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from 'cdk8s';
import type { Construct } from 'constructs';
import type { KindTypes } from '../kinds.ts';

/** What the construct MCPRemoteProxy is made from. */
export interface MCPRemoteProxyProps extends Pick<KindTypes['MCPRemoteProxy'], 'spec'> {
  /** Name, namespace, labels and annotations; without a name cdk8s derives one from the construct tree. */
  readonly metadata?: ApiObjectMetadata;
}

/** A proxy in front of an MCP server that runs elsewhere. */
export class MCPRemoteProxy extends ApiObject {
  /** API version and kind. */
  static readonly GVK: GroupVersionKind = { apiVersion: 'mcp.svc.internal/v1alpha1', kind: 'MCPRemoteProxy' };

  /** The resource as a plain object, without a construct tree. Every key that is given is kept. */
  static manifest(props: MCPRemoteProxyProps): MCPRemoteProxyProps & GroupVersionKind {
    return { ...props, ...MCPRemoteProxy.GVK };
  }

  /** Adds the resource to a chart. Throws when the id is taken in its scope. */
  constructor(scope: Construct, id: string, props: MCPRemoteProxyProps) {
    super(scope, id, MCPRemoteProxy.manifest(props));
  }
}
