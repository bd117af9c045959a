import { apiGroup, isKindName } from '../../generated/kinds.ts';
import { kubernetesScopes } from '../../generated/kubernetes/scopes.ts';
import { operatorKinds } from './operator-kinds.ts';

/** Where objects of a kind are. */
export type Scope = 'cluster' | 'namespace';

/** The kinds of Kubernetes and of well-known operators: kind, then API group. Kubernetes comes first. */
const known = new Map<string, Map<string, Scope>>();
for (const table of [kubernetesScopes, operatorKinds]) {
  for (const [group, kinds] of Object.entries(table)) {
    for (const scope of ['cluster', 'namespace'] as const) {
      for (const kind of kinds[scope]) {
        const groups = known.get(kind);
        if (groups === undefined) known.set(kind, new Map([[group, scope]]));
        else groups.set(group, scope);
      }
    }
  }
}

/** The API group of an apiVersion such as `apps/v1`; that of core objects is empty. */
export function groupOf(apiVersion: string): string {
  const end = apiVersion.indexOf('/');
  return end === -1 ? '' : apiVersion.slice(0, end);
}

/**
 * The API group of a kind that is named without one, as references and rules name it: ours, else that of Kubernetes, else that of the
 * first operator in the table; empty for a kind that none of them has.
 */
export function groupOfKind(kind: string): string {
  if (isKindName(kind)) return apiGroup;
  return known.get(kind)?.keys().next().value ?? '';
}

/** Whether objects of a kind are in namespaces; undefined for a kind that only its operator knows. */
export function scopeOf(group: string, kind: string): Scope | undefined {
  return known.get(kind)?.get(group);
}

/**
 * The kind as rules name it; undefined for an object that only shares the word: a Service of Knative is not a Service.
 */
export function plainKind(group: string, kind: string): string | undefined {
  return known.has(kind) && groupOfKind(kind) !== group ? undefined : kind;
}
