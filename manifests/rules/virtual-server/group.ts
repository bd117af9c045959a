import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { backendSource, membersOf } from '../../facts/gateways/group-members.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { isKind } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const noGroup = defineDiagnostic<{ name: string }>({
  code: 'virtual-server/group-missing',
  severity: 'error',
  summary: 'A virtual server without the group of backends that it serves.',
  message: ({ name }) => `VirtualMCPServer "${name}" serves no group`,
  hint: () => 'add config with groupRef, the name of an MCPGroup',
});

export const emptyGroup = defineDiagnostic<{ group: string }>({
  code: 'virtual-server/group-empty',
  severity: 'warning',
  summary: 'A virtual server whose backends are written down, but whose group has no members.',
  message: ({ group }) => `the group "${group}" has no members, so there are no backends`,
  hint: ({ group }) => `give MCPServers, MCPRemoteProxies or MCPServerEntries "groupRef: ${group}"`,
});

export const sameBackendName = defineDiagnostic<{ name: string; first: string; second: string; group: string }>({
  code: 'virtual-server/group-with-repeated-name',
  severity: 'error',
  summary: 'Two members of a group that a virtual server serves have the same name, which identifies a backend.',
  message: ({ name, first, second, group }) =>
    `${first} and ${second} are both named "${name}" in group "${group}", and names identify backends`,
  hint: () => 'rename one of them, or put them into different groups',
});

/** A virtual server needs a group, and its members need names of their own (spec 2: backends are keyed by name). */
export const virtualServerGroup: Rule = (program, report) => {
  const groups = new Map<string, { readonly name: string; readonly namespace: string | undefined }>();
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer')) continue;
    const { config } = server.resource.spec;
    if (config === undefined) {
      report(noGroup({ name: server.name }, placeOf(server, ['spec'], 'key')));
      continue;
    }
    const group = { name: config.groupRef, namespace: server.namespace };
    groups.set(JSON.stringify([group.namespace, group.name]), group);
    const isWritten = backendSource(server) === 'inline' && (config.backends ?? []).length === 0;
    const isKnown = program.find('MCPGroup', server, group.name) !== undefined;
    if (isWritten && isKnown && membersOf(program, group).length === 0 && !mayHaveMore(program, server.namespace)) {
      report(emptyGroup({ group: group.name }, placeOf(server, ['spec', 'config', 'groupRef'], 'value')));
    }
  }
  for (const group of groups.values()) {
    const members = membersOf(program, group);
    for (const [index, member] of members.entries()) {
      const first = members[index - 1];
      if (first?.name !== member.name) continue;
      const span = placeOf(first, ['metadata', 'name'], 'value');
      report(
        sameBackendName(
          { name: member.name, first: first.kind, second: member.kind, group: group.name },
          placeOf(member, ['metadata', 'name'], 'value'),
          span === undefined ? [] : [{ message: 'the other member', span }],
        ),
      );
    }
  }
};

/** Whether a member may be missing from a group by a mistake that was reported: it was dropped, or its group does not exist. */
function mayHaveMore(program: LinkedProgram, namespace: string | undefined): boolean {
  if (program.isIncomplete || program.failedResources.length > 0) return true;
  return program.resources.some((resource) => {
    if (resource.kind !== 'MCPServer' && resource.kind !== 'MCPRemoteProxy' && resource.kind !== 'MCPServerEntry')
      return false;
    const { groupRef } = resource.resource.spec;
    return (
      groupRef !== undefined &&
      resource.namespace === namespace &&
      program.find('MCPGroup', resource, groupRef) === undefined
    );
  });
}
