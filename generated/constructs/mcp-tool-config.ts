// Generated from schemas/kinds/mcp-tool-config.json by npm run generate. Do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from 'cdk8s';
import type { Construct } from 'constructs';
import { withNames } from './named.ts';
import type { MCPToolConfigSpec } from '../types/mcp-tool-config.ts';

/** What the construct MCPToolConfig is made from. */
export interface MCPToolConfigProps {
  /** Name, namespace, labels and annotations; without a name cdk8s derives one from the construct tree. */
  readonly metadata?: ApiObjectMetadata;
  /** Which tools are shown, and how. */
  readonly spec: MCPToolConfigSpec;
}

/** A tool allow-list and tool renaming that several workloads share. */
export class MCPToolConfig extends ApiObject {
  /** API version and kind. */
  static readonly GVK: GroupVersionKind = { apiVersion: 'mcp.svc.internal/v1alpha1', kind: 'MCPToolConfig' };

  /** Tells the constructs of different kinds apart where one refers to another. */
  declare readonly kind: 'MCPToolConfig';

  /** The resource as a plain object, without a construct tree. Every key that is given is kept, and constructs become names. */
  static manifest(props: MCPToolConfigProps): GroupVersionKind & Readonly<Record<string, unknown>> {
    return { ...props, spec: withNames(props.spec), ...MCPToolConfig.GVK };
  }

  /** Adds the resource to a chart. Throws when the id is taken in its scope. */
  constructor(scope: Construct, id: string, props: MCPToolConfigProps) {
    super(scope, id, MCPToolConfig.manifest(props));
  }
}
