import { apiGroup, kinds } from '../../../generated/kinds.ts';
import type { PolicyRule, Role, RoleBinding } from '../../../generated/kubernetes/types.ts';
import { podAccountOf } from '../../facts/pods/pod-account.ts';
import type { Resource } from '../../program/resource.ts';
import { labelsOf, type Component } from '../../objects/labels.ts';
import { objectNames } from '../../../runtime/resources/object-names.ts';
import type { RegistryNeeds } from '../../facts/registry/registry-needs.ts';
import { permissions } from '../pod/service-account.ts';

/** What a cluster source reads: the servers that people connect to. */
const rules: readonly PolicyRule[] = [
  {
    apiGroups: [apiGroup],
    resources: [kinds.MCPServer.plural, kinds.MCPRemoteProxy.plural, kinds.VirtualMCPServer.plural],
    verbs: ['get', 'list', 'watch'],
  },
];

/**
 * The rights of a registry: none, unless a source reads the resources of a cluster. Then a Role in each namespace that
 * such a source names. A source that names none gets its own namespace only: rights over a whole cluster are not
 * something a resource of one namespace may hand out (`registry-cluster-rights` says so).
 */
export function registryPermissions(
  registry: Resource<'MCPRegistry'>,
  { name, component }: { readonly name: string; readonly component: Component },
  { clusterSources }: RegistryNeeds,
): (Role | RoleBinding)[] {
  const account = podAccountOf(registry).name;
  const own = clusterSources.some(
    ({ namespaces }) => namespaces.length === 0 || includes(namespaces, registry.namespace),
  );
  const others = new Set(clusterSources.flatMap(({ namespaces }) => namespaces));
  if (registry.namespace !== undefined) others.delete(registry.namespace);
  return [
    ...(own ? permissions(name, component, account, rules) : []),
    ...[...others].toSorted().flatMap((namespace) => {
      if (registry.namespace === undefined) {
        throw new Error(`MCPRegistry "${registry.name}" without a namespace was not stopped by its rule`);
      }
      return permissionsElsewhere(registry.name, registry.namespace, { account, component }, namespace);
    }),
  ];
}

function includes(namespaces: readonly string[], namespace: string | undefined): boolean {
  return namespace !== undefined && namespaces.includes(namespace);
}

/** The same rights in another namespace. Their name says where the account lives: two registries may read one namespace. */
function permissionsElsewhere(
  registry: string,
  home: string,
  { account, component }: { readonly account: string; readonly component: Component },
  namespace: string,
): (Role | RoleBinding)[] {
  const name = objectNames.registryReader(registry, home);
  const metadata = { name, namespace, labels: labelsOf(component) };
  return [
    { apiVersion: 'rbac.authorization.k8s.io/v1', kind: 'Role', metadata, rules },
    {
      apiVersion: 'rbac.authorization.k8s.io/v1',
      kind: 'RoleBinding',
      metadata,
      roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name },
      subjects: [{ kind: 'ServiceAccount', name: account, namespace: home }],
    },
  ];
}
