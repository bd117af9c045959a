// Generated from schemas/kinds/mcp-tool-config.json by npm run generate. Do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from 'cdk8s';
import type { Construct } from 'constructs';
import type { KindTypes } from '../kinds.ts';

/** What the construct MCPToolConfig is made from. */
export interface MCPToolConfigProps extends Pick<KindTypes['MCPToolConfig'], 'spec'> {
  /** Name, namespace, labels and annotations; without a name cdk8s derives one from the construct tree. */
  readonly metadata?: ApiObjectMetadata;
}

/** A tool allow-list and tool renaming that several workloads share. */
export class MCPToolConfig extends ApiObject {
  /** API version and kind. */
  static readonly GVK: GroupVersionKind = { apiVersion: 'mcp.svc.internal/v1alpha1', kind: 'MCPToolConfig' };

  /** The resource as a plain object, without a construct tree. Every key that is given is kept. */
  static manifest(props: MCPToolConfigProps): MCPToolConfigProps & GroupVersionKind {
    return { ...props, ...MCPToolConfig.GVK };
  }

  /** Adds the resource to a chart. Throws when the id is taken in its scope. */
  constructor(scope: Construct, id: string, props: MCPToolConfigProps) {
    super(scope, id, MCPToolConfig.manifest(props));
  }
}
