// Generated from schemas/kinds/virtual-mcp-server.json by npm run generate. Do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from 'cdk8s';
import type { Construct } from 'constructs';
import { withNames } from './named.ts';
import type { VirtualMCPServerSpecProps } from './props/virtual-mcp-server.ts';

/** What the construct VirtualMCPServer is made from. */
export interface VirtualMCPServerProps {
  /** Name, namespace, labels and annotations; without a name cdk8s derives one from the construct tree. */
  readonly metadata?: ApiObjectMetadata;
  /** The gateway. */
  readonly spec: VirtualMCPServerSpecProps;
}

/** One endpoint over the tools of a whole group. */
export class VirtualMCPServer extends ApiObject {
  /** API version and kind. */
  static readonly GVK: GroupVersionKind = { apiVersion: 'mcp.svc.internal/v1alpha1', kind: 'VirtualMCPServer' };

  /** Tells the constructs of different kinds apart where one refers to another. */
  declare readonly kind: 'VirtualMCPServer';

  /** The resource as a plain object, without a construct tree. Every key that is given is kept, and constructs become names. */
  static manifest(props: VirtualMCPServerProps): GroupVersionKind & Readonly<Record<string, unknown>> {
    return { ...props, spec: withNames(props.spec), ...VirtualMCPServer.GVK };
  }

  /** Adds the resource to a chart. Throws when the id is taken in its scope. */
  constructor(scope: Construct, id: string, props: VirtualMCPServerProps) {
    super(scope, id, VirtualMCPServer.manifest(props));
  }
}
