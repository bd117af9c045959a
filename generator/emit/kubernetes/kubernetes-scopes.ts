import type { KubernetesScopes } from '../../model/kubernetes.ts';
import type { GeneratedFile } from '../../write/generated-file.ts';
import { literalOf } from '../../write/typescript-literal.ts';
import { TypeScriptModule } from '../../write/typescript-module.ts';

/** Where the scopes come from, for the preamble. */
const parent = 'the Kubernetes API of @kubernetes/client-node';

/** The table of built-in kinds: their API groups, and whether their objects are in namespaces. */
export function emitKubernetesScopes(scopes: KubernetesScopes): GeneratedFile[] {
  const module = new TypeScriptModule('kubernetes/scopes.ts', parent);
  const inOrder = [...scopes].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const groups = inOrder.map(([group, kinds]) => {
    const of = (wanted: string): string[] =>
      [...kinds].flatMap(([kind, scope]) => (scope === wanted ? [kind] : [])).toSorted();
    return [group, { cluster: of('cluster'), namespace: of('namespace') }];
  });
  module.add(`/** The built-in kinds of one API group by where their objects are. */
export interface KindsByScope {
  readonly cluster: readonly string[];
  readonly namespace: readonly string[];
}`);
  module.add(`/** The built-in kinds of Kubernetes by API group; that of core objects is empty. */
export const kubernetesScopes: Readonly<Record<string, KindsByScope>> = ${literalOf(Object.fromEntries(groups))};`);
  return [module.finish()];
}
