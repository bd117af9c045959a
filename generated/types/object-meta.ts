// Generated from schemas/shared/metadata/object-meta.json by npm run generate. Do not edit.

import type { Annotations } from './annotations.ts';
import type { Labels } from './labels.ts';
import type { NamespaceName } from './namespace-name.ts';
import type { ObjectName } from './object-name.ts';

/** Standard Kubernetes object metadata, as a person writes it or a cluster exports it. */
export interface ObjectMeta {
  /** Name, unique per kind and namespace: lower-case letters, digits, '-' and '.'. */
  readonly name: ObjectName;
  /** Namespace. Absent means the namespace of the --namespace option, or whichever kubectl applies to. */
  readonly namespace?: NamespaceName;
  /** Labels of the resource. */
  readonly labels?: Labels;
  /** Annotations of the resource. */
  readonly annotations?: Annotations;
  /** Finalizers, written by controllers. */
  readonly finalizers?: readonly string[];
  /** Owners, written by controllers. */
  readonly ownerReferences?: readonly (Readonly<Record<string, unknown>>)[];
  /** Field ownership, written by the server. */
  readonly managedFields?: readonly (Readonly<Record<string, unknown>>)[];
  /** Identity, written by the server. */
  readonly uid?: string;
  /** Version, written by the server. */
  readonly resourceVersion?: string;
  /** Generation, written by the server. */
  readonly generation?: number;
  /** Time of creation, written by the server. */
  readonly creationTimestamp?: string;
  /** Time of deletion, written by the server. */
  readonly deletionTimestamp?: string;
  /** Grace period, written by the server. */
  readonly deletionGracePeriodSeconds?: number;
  /** Path of the object, written by old servers. */
  readonly selfLink?: string;
}
