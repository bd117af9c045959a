// Generated from schemas/kinds/mcp-external-auth-config.json by npm run generate. Do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from 'cdk8s';
import type { Construct } from 'constructs';
import type { KindTypes } from '../kinds.ts';

/** What the construct MCPExternalAuthConfig is made from. */
export interface MCPExternalAuthConfigProps extends Pick<KindTypes['MCPExternalAuthConfig'], 'spec'> {
  /** Name, namespace, labels and annotations; without a name cdk8s derives one from the construct tree. */
  readonly metadata?: ApiObjectMetadata;
}

/** How a workload authenticates toward backends and remote servers, or an authorization server of its own. */
export class MCPExternalAuthConfig extends ApiObject {
  /** API version and kind. */
  static readonly GVK: GroupVersionKind = { apiVersion: 'mcp.svc.internal/v1alpha1', kind: 'MCPExternalAuthConfig' };

  /** The resource as a plain object, without a construct tree. Every key that is given is kept. */
  static manifest(props: MCPExternalAuthConfigProps): MCPExternalAuthConfigProps & GroupVersionKind {
    return { ...props, ...MCPExternalAuthConfig.GVK };
  }

  /** Adds the resource to a chart. Throws when the id is taken in its scope. */
  constructor(scope: Construct, id: string, props: MCPExternalAuthConfigProps) {
    super(scope, id, MCPExternalAuthConfig.manifest(props));
  }
}
