import { isMap } from './classify.ts';
import { groupOf, scopeOf, type Scope } from './known-kinds.ts';
import { propertyOf } from './values-at.ts';

/** Whether objects of an API group and kind are in namespaces; undefined where nothing tells. */
export type ScopeOf = (group: string, kind: string) => Scope | undefined;

const scopes: Readonly<Record<string, Scope>> = { Namespaced: 'namespace', Cluster: 'cluster' };

/**
 * Where objects are, as the CustomResourceDefinitions among some documents declare it (Kubernetes, `spec.scope`), else as Kubernetes
 * and well-known operators have it.
 */
export function declaredScopes(documents: readonly unknown[]): ScopeOf {
  const declared = new Map<string, Scope>();
  for (const document of documents) {
    if (!isMap(document) || document['kind'] !== 'CustomResourceDefinition') continue;
    const version = document['apiVersion'];
    if (typeof version !== 'string' || groupOf(version) !== 'apiextensions.k8s.io') continue;
    const { spec } = document;
    const scope = scopes[String(propertyOf(spec, 'scope'))];
    if (scope !== undefined)
      declared.set(JSON.stringify([propertyOf(spec, 'group'), propertyOf(propertyOf(spec, 'names'), 'kind')]), scope);
  }
  if (declared.size === 0) return scopeOf;
  return (group, kind) => declared.get(JSON.stringify([group, kind])) ?? scopeOf(group, kind);
}
