import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { identityOf } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const inOtherNamespace = defineDiagnostic<{ kind: string; name: string; wanted: string; found: string }>({
  code: 'link/other-namespace',
  severity: 'warning',
  summary: 'A reference to an object that the input has in another namespace only, where a pod does not find it.',
  message: ({ kind, name, wanted, found }) =>
    `${kind} "${name}" is looked for in namespace "${wanted}", and the input has it in namespace "${found}"`,
  hint: ({ wanted }) => `put it into namespace "${wanted}"`,
  givesWayTo: ['link/external'],
});

/** Pods find Secrets, ConfigMaps and accounts of their own namespace only (Kubernetes, namespaces). */
export const linkOtherNamespace: Rule = (program, report) => {
  if (program.externals.length === 0 || program.foreign.length === 0) return;
  const places = Map.groupBy(program.foreign, ({ kind, name, group }) => identityOf(kind, undefined, name, group));
  for (const { kind, name, namespace: wanted, usedBy, path } of program.externals) {
    // Where kubectl is to choose the namespace, it may be the one.
    const found = places.get(identityOf(kind, undefined, name))?.map(({ namespace }) => namespace) ?? [];
    const [first] = found;
    if (wanted === undefined || first === undefined || found.includes(undefined)) continue;
    report(inOtherNamespace({ kind, name, wanted, found: first }, placeOf(usedBy, path, 'value')));
  }
};
