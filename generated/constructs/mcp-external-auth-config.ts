// Generated from schemas/kinds/mcp-external-auth-config.json by npm run generate. Do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from 'cdk8s';
import type { Construct } from 'constructs';
import { withNames } from './named.ts';
import type { MCPExternalAuthConfigSpecProps } from './props/mcp-external-auth-config.ts';

/** What the construct MCPExternalAuthConfig is made from. */
export interface MCPExternalAuthConfigProps {
  /** Name, namespace, labels and annotations; without a name cdk8s derives one from the construct tree. */
  readonly metadata?: ApiObjectMetadata;
  /** Kind of authentication and its settings. */
  readonly spec: MCPExternalAuthConfigSpecProps;
}

/** How a workload authenticates toward backends and remote servers, or an authorization server of its own. */
export class MCPExternalAuthConfig extends ApiObject {
  /** API version and kind. */
  static readonly GVK: GroupVersionKind = { apiVersion: 'mcp.svc.internal/v1alpha1', kind: 'MCPExternalAuthConfig' };

  /** Tells the constructs of different kinds apart where one refers to another. */
  declare readonly kind: 'MCPExternalAuthConfig';

  /** The resource as a plain object, without a construct tree. Every key that is given is kept, and constructs become names. */
  static manifest(props: MCPExternalAuthConfigProps): GroupVersionKind & Readonly<Record<string, unknown>> {
    return { ...props, spec: withNames(props.spec), ...MCPExternalAuthConfig.GVK };
  }

  /** Adds the resource to a chart. Throws when the id is taken in its scope. */
  constructor(scope: Construct, id: string, props: MCPExternalAuthConfigProps) {
    super(scope, id, MCPExternalAuthConfig.manifest(props));
  }
}
