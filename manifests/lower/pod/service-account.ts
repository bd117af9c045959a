import type { PolicyRule, Role, RoleBinding, ServiceAccount } from '../../../generated/kubernetes/types.ts';
import type { PodAccount } from '../../facts/pods/pod-account.ts';
import type { Mutable } from './mutable.ts';
import { labelsOf, type Component } from '../../objects/labels.ts';

/** A ServiceAccount; its token is mounted only where the program talks to the API server. */
export function serviceAccount(
  name: string,
  component: Component,
  options: {
    readonly mountToken: boolean;
    readonly imagePullSecrets?: readonly { readonly name: string }[] | undefined;
  },
): ServiceAccount {
  const { mountToken, imagePullSecrets } = options;
  const account: Mutable<ServiceAccount> = {
    apiVersion: 'v1',
    kind: 'ServiceAccount',
    metadata: { name, labels: labelsOf(component) },
    automountServiceAccountToken: mountToken,
  };
  if (imagePullSecrets !== undefined && imagePullSecrets.length > 0) account.imagePullSecrets = imagePullSecrets;
  return account;
}

/**
 * The account of a pod and its token. The token is mounted where the program reads it. Otherwise the pod does without where the
 * account is emitted for it; an account of the author's own decides for itself (its `automountServiceAccountToken`, true when
 * absent), since people name one for the sake of its token.
 */
export function accountOfPod(
  { name, isGenerated }: PodAccount,
  mountToken: boolean,
): { serviceAccountName: string; automountServiceAccountToken?: boolean } {
  if (!mountToken && !isGenerated) return { serviceAccountName: name };
  return { serviceAccountName: name, automountServiceAccountToken: mountToken };
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
