// Generated from schemas/kinds/mcp-oidc-config.json by npm run generate. Do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from 'cdk8s';
import type { Construct } from 'constructs';
import type { KindTypes } from '../kinds.ts';

/** What the construct MCPOIDCConfig is made from. */
export interface MCPOIDCConfigProps extends Pick<KindTypes['MCPOIDCConfig'], 'spec'> {
  /** Name, namespace, labels and annotations; without a name cdk8s derives one from the construct tree. */
  readonly metadata?: ApiObjectMetadata;
}

/** An OIDC provider that several workloads share. */
export class MCPOIDCConfig extends ApiObject {
  /** API version and kind. */
  static readonly GVK: GroupVersionKind = { apiVersion: 'mcp.svc.internal/v1alpha1', kind: 'MCPOIDCConfig' };

  /** The resource as a plain object, without a construct tree. Every key that is given is kept. */
  static manifest(props: MCPOIDCConfigProps): MCPOIDCConfigProps & GroupVersionKind {
    return { ...props, ...MCPOIDCConfig.GVK };
  }

  /** Adds the resource to a chart. Throws when the id is taken in its scope. */
  constructor(scope: Construct, id: string, props: MCPOIDCConfigProps) {
    super(scope, id, MCPOIDCConfig.manifest(props));
  }
}
