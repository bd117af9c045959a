import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { backendSource } from '../../facts/gateways/group-members.ts';
import { isKind } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const discoversAtRunTime = defineDiagnostic<{ group: string }>({
  code: 'virtual-server/discovery-at-run-time',
  severity: 'info',
  summary:
    'A virtual server finds its backends at run time, in the resources of the cluster, so those have to be applied too.',
  message: ({ group }) => `the backends of group "${group}" are read from the resources in the cluster at run time`,
  hint: () =>
    'apply the resources too (--target resources), or set outgoingAuth.source to inline to write the backends down',
});

export const nothingDiscovered = defineDiagnostic<{ group: string }>({
  code: 'virtual-server/discovery-off',
  severity: 'info',
  summary:
    'A virtual server that lists backends, and therefore discovers none: the members of its group that the input holds are written down beside them.',
  message: ({ group }) =>
    `because backends are listed here, members of group "${group}" that are not in the input are not discovered at run time`,
  hint: () =>
    'set outgoingAuth.source to inline, or declare each backend as an MCPServerEntry of the group and remove the list',
});

/** Says which virtual servers depend on resources in the cluster, which manifests alone do not hold (spec 2, outgoingAuth.source). */
export const virtualServerDiscovery: Rule = (program, report) => {
  for (const resource of program.resources) {
    if (!isKind(resource, 'VirtualMCPServer')) continue;
    const { config, outgoingAuth } = resource.authored.spec;
    if (config === undefined) continue;
    const { groupRef: group } = config;
    if (backendSource(resource) === 'discovered') {
      report(discoversAtRunTime({ group }, placeOf(resource, ['spec', 'config', 'groupRef'], 'value')));
    } else if (outgoingAuth?.source === undefined && config.outgoingAuth?.source === undefined) {
      report(nothingDiscovered({ group }, placeOf(resource, ['spec', 'config', 'backends'], 'key')));
    }
  }
};
