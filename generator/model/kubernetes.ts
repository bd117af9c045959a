import type { KubernetesConstraint } from './kubernetes-constraints.ts';

/** What a value of a Kubernetes object is, in the JSON that goes over the wire. */
export type KubernetesValue =
  | { readonly is: 'string' | 'integer' | 'boolean' | 'time' | 'int-or-string' | 'quantity' | 'anything' }
  | { readonly is: 'object'; readonly name: string }
  | { readonly is: 'list' | 'map'; readonly of: KubernetesValue };

export interface KubernetesProperty {
  /** Name on the wire (`clusterIP`), not that of the library (`clusterIp`). */
  readonly name: string;
  readonly isRequired: boolean;
  readonly value: KubernetesValue;
  readonly constraint?: KubernetesConstraint;
}

export interface KubernetesType {
  /** Short name, unique over all types (`PodSpec`). */
  readonly name: string;
  /** Full name in the Kubernetes API (`io.k8s.api.core.v1.PodSpec`). */
  readonly fullName: string;
  readonly properties: readonly KubernetesProperty[];
}

/** A kind of object: a type with apiVersion and kind. */
export interface KubernetesKind {
  readonly apiVersion: string;
  readonly type: KubernetesType;
}

/** The kinds that are emitted, and every type they reach, each by its short name in alphabetical order. */
export interface KubernetesTypes {
  readonly kinds: readonly KubernetesKind[];
  readonly types: readonly KubernetesType[];
}

/** The built-in kinds by API group (that of core objects is empty), and where their objects are. */
export type KubernetesScopes = ReadonlyMap<string, ReadonlyMap<string, 'cluster' | 'namespace'>>;

/** The kinds that the compiler emits or reads, with the versions it speaks. */
export const kubernetesKinds: Readonly<Record<string, string>> = {
  ConfigMap: 'v1',
  Deployment: 'apps/v1',
  Namespace: 'v1',
  NetworkPolicy: 'networking.k8s.io/v1',
  PersistentVolumeClaim: 'v1',
  PodDisruptionBudget: 'policy/v1',
  Role: 'rbac.authorization.k8s.io/v1',
  RoleBinding: 'rbac.authorization.k8s.io/v1',
  Secret: 'v1',
  Service: 'v1',
  ServiceAccount: 'v1',
  StatefulSet: 'apps/v1',
};
