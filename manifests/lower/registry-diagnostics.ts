import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';

export const readsEveryNamespace = defineDiagnostic<{ source: string; account: string }>({
  code: 'registry/reads-every-namespace',
  severity: 'warning',
  summary:
    'A cluster source of a registry names no namespaces, so it reads all of them, but gets rights in its own only.',
  message: ({ source }) =>
    `the source "${source}" reads every namespace, but the registry gets rights in its own namespace only`,
  hint: ({ account }) => `list its namespaces, or bind a ClusterRole to the ServiceAccount "${account}" yourself`,
});

export const namespaceUnknown = defineDiagnostic<{ namespace: string }>({
  code: 'registry/namespace-unknown',
  severity: 'error',
  summary: 'A registry reads another namespace, and its own namespace is not said, so rights cannot be bound to it.',
  message: ({ namespace }) => `rights in namespace "${namespace}" need the namespace of the registry itself`,
  hint: () => 'say metadata.namespace, or use --namespace',
});
