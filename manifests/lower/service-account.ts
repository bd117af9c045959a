import type { PodSpec, PolicyRule, Role, RoleBinding, ServiceAccount } from '../../generated/kubernetes/types.ts';
import type { PodAccount } from '../program/pod-account.ts';
import { labelsOf, type Component } from './labels.ts';

/** A ServiceAccount; its token is mounted only where the program talks to the API server. */
export function serviceAccount(
  name: string,
  component: Component,
  options: {
    readonly mountToken: boolean;
    readonly imagePullSecrets?: readonly { readonly name: string }[] | undefined;
  },
): ServiceAccount {
  const { mountToken, imagePullSecrets = [] } = options;
  return {
    apiVersion: 'v1',
    kind: 'ServiceAccount',
    metadata: { name, labels: labelsOf(component) },
    automountServiceAccountToken: mountToken,
    ...(imagePullSecrets.length === 0 ? {} : { imagePullSecrets: [...imagePullSecrets] }),
  };
}

/**
 * The account of a pod and its token. The token is mounted where the program reads it. Otherwise the pod does without where the
 * account is emitted for it; an account of the author's own decides for itself (its `automountServiceAccountToken`, true when
 * absent), since people name one for the sake of its token.
 */
export function accountOfPod(
  { name, isGenerated }: PodAccount,
  mountToken: boolean,
): Pick<PodSpec, 'serviceAccountName' | 'automountServiceAccountToken'> {
  const mount = mountToken || !isGenerated ? {} : { automountServiceAccountToken: false };
  return { serviceAccountName: name, ...(mountToken ? { automountServiceAccountToken: true } : mount) };
}

/** A Role with exactly these rules and its binding to a ServiceAccount, all of one name. Without rules nothing is emitted. */
export function permissions(
  name: string,
  component: Component,
  account: string,
  rules: readonly PolicyRule[],
): (Role | RoleBinding)[] {
  if (rules.length === 0) return [];
  const metadata = { name, labels: labelsOf(component) };
  return [
    { apiVersion: 'rbac.authorization.k8s.io/v1', kind: 'Role', metadata, rules: [...rules] },
    {
      apiVersion: 'rbac.authorization.k8s.io/v1',
      kind: 'RoleBinding',
      metadata,
      roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name },
      subjects: [{ kind: 'ServiceAccount', name: account }],
    },
  ];
}
