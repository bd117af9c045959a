// Generated from schemas/kinds/mcp-telemetry-config.json by npm run generate. Do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from 'cdk8s';
import type { Construct } from 'constructs';
import type { KindTypes } from '../kinds.ts';

/** What the construct MCPTelemetryConfig is made from. */
export interface MCPTelemetryConfigProps extends Pick<KindTypes['MCPTelemetryConfig'], 'spec'> {
  /** Name, namespace, labels and annotations; without a name cdk8s derives one from the construct tree. */
  readonly metadata?: ApiObjectMetadata;
}

/** Telemetry settings that several workloads share. */
export class MCPTelemetryConfig extends ApiObject {
  /** API version and kind. */
  static readonly GVK: GroupVersionKind = { apiVersion: 'mcp.svc.internal/v1alpha1', kind: 'MCPTelemetryConfig' };

  /** The resource as a plain object, without a construct tree. Every key that is given is kept. */
  static manifest(props: MCPTelemetryConfigProps): MCPTelemetryConfigProps & GroupVersionKind {
    return { ...props, ...MCPTelemetryConfig.GVK };
  }

  /** Adds the resource to a chart. Throws when the id is taken in its scope. */
  constructor(scope: Construct, id: string, props: MCPTelemetryConfigProps) {
    super(scope, id, MCPTelemetryConfig.manifest(props));
  }
}
