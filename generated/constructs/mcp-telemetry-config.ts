// Generated from schemas/kinds/mcp-telemetry-config.json by npm run generate. Do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from 'cdk8s';
import type { Construct } from 'constructs';
import { withNames } from './named.ts';
import type { MCPTelemetryConfigSpecProps } from './props/mcp-telemetry-config.ts';

/** What the construct MCPTelemetryConfig is made from. */
export interface MCPTelemetryConfigProps {
  /** Name, namespace, labels and annotations; without a name cdk8s derives one from the construct tree. */
  readonly metadata?: ApiObjectMetadata;
  /** What is sent, and where to. */
  readonly spec: MCPTelemetryConfigSpecProps;
}

/** Telemetry settings that several workloads share. */
export class MCPTelemetryConfig extends ApiObject {
  /** API version and kind. */
  static readonly GVK: GroupVersionKind = { apiVersion: 'mcp.svc.internal/v1alpha1', kind: 'MCPTelemetryConfig' };

  /** Tells the constructs of different kinds apart where one refers to another. */
  declare readonly kind: 'MCPTelemetryConfig';

  /** The resource as a plain object, without a construct tree. Every key that is given is kept, and constructs become names. */
  static manifest(props: MCPTelemetryConfigProps): GroupVersionKind & Readonly<Record<string, unknown>> {
    return { ...props, spec: withNames(props.spec), ...MCPTelemetryConfig.GVK };
  }

  /** Adds the resource to a chart. Throws when the id is taken in its scope. */
  constructor(scope: Construct, id: string, props: MCPTelemetryConfigProps) {
    super(scope, id, MCPTelemetryConfig.manifest(props));
  }
}
