import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { endpointOf } from '../../../runtime/resources/backend-endpoint.ts';
import { membersOf } from '../../facts/gateways/group-members.ts';
import { isKind, titleOf } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const prefixedMember = defineDiagnostic<{ member: string; server: string; prefix: string }>({
  code: 'virtual-server/prefixed-member',
  severity: 'warning',
  summary:
    'A member of a group that puts a path before the URLs it hands out over SSE, although virtual servers reach it inside of the cluster, where nothing strips that path.',
  message: ({ member, server, prefix }) =>
    `${member} tells ${server} to send messages below ${prefix}, which only an ingress strips; callers inside of the cluster bypass it`,
  hint: () =>
    'remove endpointPrefix, set trustProxyHeaders, and let the ingress send X-Forwarded-Prefix: then only clients that come through it get the prefix',
});

/** The prefix of SSE URLs is for clients behind a path-based ingress that strips it (spec 3, endpointPrefix); a virtual server is not. */
export const virtualServerPrefixedMember: Rule = (program, report) => {
  const told = new Set<object>();
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer')) continue;
    const { groupRef, backends = [] } = server.resource.spec.config ?? {};
    if (groupRef === undefined) continue;
    for (const member of membersOf(program, { name: groupRef, namespace: server.namespace })) {
      if (member.kind === 'MCPServerEntry' || told.has(member)) continue;
      const prefix = member.resource.spec.endpointPrefix ?? '';
      const isElsewhere = backends.some(({ name }) => name === member.name);
      if (prefix === '' || isElsewhere || endpointOf(member).transport !== 'sse') continue;
      told.add(member);
      const said = { member: titleOf(member), server: titleOf(server), prefix };
      report(prefixedMember(said, placeOf(member, ['spec', 'endpointPrefix'], 'value')));
    }
  }
};
