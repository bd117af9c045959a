import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { backendSource } from '../program/group-members.ts';
import { isKind } from '../program/resource.ts';
import type { Rule } from './rule.ts';

export const discoversAtRunTime = defineDiagnostic<{ group: string }>({
  code: 'virtual-server/discovers-at-run-time',
  severity: 'info',
  summary:
    'A virtual server finds its backends at run time, in the resources of the cluster, so those have to be applied too.',
  message: ({ group }) => `the backends of group "${group}" are read from the resources in the cluster at run time`,
  hint: () =>
    'apply the resources too (--target resources), or set outgoingAuth.source to inline to write the backends down',
});

/** Says which virtual servers depend on resources in the cluster, which manifests alone do not hold (spec 2, outgoingAuth.source). */
export const virtualServerDiscovers: Rule = (program, report) => {
  for (const resource of program.resources) {
    if (!isKind(resource, 'VirtualMCPServer') || backendSource(resource) !== 'discovered') continue;
    const group = resource.authored.spec.config?.groupRef;
    if (group === undefined) continue;
    report(discoversAtRunTime({ group }, placeOf(resource, ['spec', 'config', 'groupRef'], 'value')));
  }
};
