// Generated from schemas/kinds/virtual-mcp-server.json by npm run generate. Do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from 'cdk8s';
import type { Construct } from 'constructs';
import type { KindTypes } from '../kinds.ts';

/** What the construct VirtualMCPServer is made from. */
export interface VirtualMCPServerProps extends Pick<KindTypes['VirtualMCPServer'], 'spec'> {
  /** Name, namespace, labels and annotations; without a name cdk8s derives one from the construct tree. */
  readonly metadata?: ApiObjectMetadata;
}

/** One endpoint over the tools of a whole group. */
export class VirtualMCPServer extends ApiObject {
  /** API version and kind. */
  static readonly GVK: GroupVersionKind = { apiVersion: 'mcp.svc.internal/v1alpha1', kind: 'VirtualMCPServer' };

  /** The resource as a plain object, without a construct tree. Every key that is given is kept. */
  static manifest(props: VirtualMCPServerProps): VirtualMCPServerProps & GroupVersionKind {
    return { ...props, ...VirtualMCPServer.GVK };
  }

  /** Adds the resource to a chart. Throws when the id is taken in its scope. */
  constructor(scope: Construct, id: string, props: VirtualMCPServerProps) {
    super(scope, id, VirtualMCPServer.manifest(props));
  }
}
