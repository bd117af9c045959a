// Generated from schemas/kinds/mcp-oidc-config.json by npm run generate. Do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from 'cdk8s';
import type { Construct } from 'constructs';
import { withNames } from './named.ts';
import type { MCPOIDCConfigSpecProps } from './props/mcp-oidc-config.ts';

/** What the construct MCPOIDCConfig is made from. */
export interface MCPOIDCConfigProps {
  /** Name, namespace, labels and annotations; without a name cdk8s derives one from the construct tree. */
  readonly metadata?: ApiObjectMetadata;
  /** Who clients are, and how their tokens are checked. */
  readonly spec: MCPOIDCConfigSpecProps;
}

/** An OIDC provider that several workloads share. */
export class MCPOIDCConfig extends ApiObject {
  /** API version and kind. */
  static readonly GVK: GroupVersionKind = { apiVersion: 'mcp.svc.internal/v1alpha1', kind: 'MCPOIDCConfig' };

  /** Tells the constructs of different kinds apart where one refers to another. */
  declare readonly kind: 'MCPOIDCConfig';

  /** The resource as a plain object, without a construct tree. Every key that is given is kept, and constructs become names. */
  static manifest(props: MCPOIDCConfigProps): GroupVersionKind & Readonly<Record<string, unknown>> {
    return { ...props, spec: withNames(props.spec), ...MCPOIDCConfig.GVK };
  }

  /** Adds the resource to a chart. Throws when the id is taken in its scope. */
  constructor(scope: Construct, id: string, props: MCPOIDCConfigProps) {
    super(scope, id, MCPOIDCConfig.manifest(props));
  }
}
