// Generated from schemas/kinds/embedding-server.json by npm run generate. Do not edit.

import { ApiObject, type ApiObjectMetadata, type GroupVersionKind } from 'cdk8s';
import type { Construct } from 'constructs';
import { withNames } from './named.ts';
import type { EmbeddingServerSpecProps } from './props/embedding-server.ts';

/** What the construct EmbeddingServer is made from. */
export interface EmbeddingServerProps {
  /** Name, namespace, labels and annotations; without a name cdk8s derives one from the construct tree. */
  readonly metadata?: ApiObjectMetadata;
  /** The server and its model. */
  readonly spec: EmbeddingServerSpecProps;
}

/** A server that turns texts into vectors, for searching tools. */
export class EmbeddingServer extends ApiObject {
  /** API version and kind. */
  static readonly GVK: GroupVersionKind = { apiVersion: 'mcp.svc.internal/v1alpha1', kind: 'EmbeddingServer' };

  /** Tells the constructs of different kinds apart where one refers to another. */
  declare readonly kind: 'EmbeddingServer';

  /** The resource as a plain object, without a construct tree. Every key that is given is kept, and constructs become names. */
  static manifest(props: EmbeddingServerProps): GroupVersionKind & Readonly<Record<string, unknown>> {
    return { ...props, spec: withNames(props.spec), ...EmbeddingServer.GVK };
  }

  /** Adds the resource to a chart. Throws when the id is taken in its scope. */
  constructor(scope: Construct, id: string, props: EmbeddingServerProps) {
    super(scope, id, EmbeddingServer.manifest(props));
  }
}
