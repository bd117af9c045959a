import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { objectNames } from '../../../runtime/resources/object-names.ts';
import { registryConfigOf } from '../../facts/registry/registry-configs.ts';
import { isKind } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const readsEveryNamespace = defineDiagnostic<{ source: string; account: string }>({
  code: 'registry/rights-in-own-namespace-only',
  severity: 'warning',
  summary:
    'A cluster source of a registry names no namespaces, so it reads all of them, but gets rights in its own only.',
  message: ({ source }) =>
    `the source "${source}" reads every namespace, but the registry gets rights in its own namespace only`,
  hint: ({ account }) => `list its namespaces, or bind a ClusterRole to the ServiceAccount "${account}" yourself`,
});

export const namespaceUnknown = defineDiagnostic<{ namespace: string }>({
  code: 'registry/rights-in-unknown-namespace',
  severity: 'error',
  summary:
    'A registry reads another namespace, but metadata.namespace is not set, so no rights can be bound to its account.',
  message: ({ namespace }) => `rights in namespace "${namespace}" need the namespace of the registry itself`,
  hint: () => 'set metadata.namespace, or use --namespace',
});

/**
 * The rights that a registry gets suffice for what its cluster sources read: a Role can be made in each namespace that they name,
 * and a source that reads all of them needs more than a resource of one namespace may hand out.
 */
export const registryRights: Rule = async (program, report) => {
  for (const resource of program.resources) {
    if (!isKind(resource, 'MCPRegistry')) continue;
    const { part, config } = await registryConfigOf(resource);
    if (part === undefined || config === undefined) continue;
    for (const [index, { name: source, kubernetes }] of (config.sources ?? []).entries()) {
      if (kubernetes === undefined) continue;
      const path = ['sources', index, 'kubernetes'];
      const namespaces = kubernetes.namespaces ?? [];
      if (namespaces.length === 0) {
        const account = objectNames.registry(resource.name);
        report(readsEveryNamespace({ source, account }, placeOf(part, path, 'key')));
      }
      if (resource.namespace !== undefined) continue;
      for (const [position, namespace] of namespaces.entries()) {
        report(namespaceUnknown({ namespace }, placeOf(part, [...path, 'namespaces', position], 'value')));
      }
    }
  }
};
