import { isMap } from './classify.ts';
import { groupOf, scopeOf, type Scope } from './known-kinds.ts';
import { propertyOf } from './values-at.ts';

/** Whether objects of an API group and kind are in namespaces; undefined where nothing tells. */
export type ScopeOf = (group: string, kind: string) => Scope | undefined;

const scopes = new Map<unknown, Scope>([
  ['Namespaced', 'namespace'],
  ['Cluster', 'cluster'],
]);

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
    const written = propertyOf(spec, 'scope');
    // v1 requires it; v1beta1 has a default.
    const isOpen = (written === undefined || written === null) && version.endsWith('/v1beta1');
    const scope = isOpen ? 'namespace' : scopes.get(written);
    if (scope !== undefined)
      declared.set(JSON.stringify([propertyOf(spec, 'group'), propertyOf(propertyOf(spec, 'names'), 'kind')]), scope);
  }
  if (declared.size === 0) return scopeOf;
  return (group, kind) => declared.get(JSON.stringify([group, kind])) ?? scopeOf(group, kind);
}
