// Generated from schemas/shared/metadata/object-meta.json by npm run generate. Do not edit.

import type { Annotations } from './annotations.ts';
import type { Labels } from './labels.ts';
import type { NamespaceName } from './namespace-name.ts';
import type { ObjectName } from './object-name.ts';

/** Standard Kubernetes object metadata, as a person writes it or a cluster exports it. */
export interface ObjectMeta {
  /** Name, unique per kind and namespace: lower-case letters, digits, '-' and '.'. */
  name: ObjectName;
  /** Namespace. Absent means the namespace of the --namespace option, or whichever kubectl applies to. */
  namespace?: NamespaceName;
  /** Labels of the resource. */
  labels?: Labels;
  /** Annotations of the resource. */
  annotations?: Annotations;
  /** Finalizers, written by controllers. */
  finalizers?: readonly string[];
  /** Owners, written by controllers. */
  ownerReferences?: readonly (Readonly<Record<string, unknown>>)[];
  /** Field ownership, written by the server. */
  managedFields?: readonly (Readonly<Record<string, unknown>>)[];
  /** Identity, written by the server. */
  uid?: string;
  /** Version, written by the server. */
  resourceVersion?: string;
  /** Generation, written by the server. */
  generation?: number;
  /** Time of creation, written by the server. */
  creationTimestamp?: string;
  /** Time of deletion, written by the server. */
  deletionTimestamp?: string;
  /** Grace period, written by the server. */
  deletionGracePeriodSeconds?: number;
  /** Path of the object, written by old servers. */
  selfLink?: string;
}
