import { placeOf } from '../../../runtime/config/part.ts';
import { suggest } from '../../../runtime/config/suggest.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { backendSource, membersOf } from '../../facts/gateways/group-members.ts';
import { isKind } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { mayBeIncomplete } from '../../facts/may-be-incomplete.ts';

export const backendOutsideGroup = defineDiagnostic<{ name: string; group: string; known: readonly string[] }>({
  code: 'virtual-server/backend-outside-group',
  severity: 'warning',
  extent: 'whole',
  summary:
    'A backend is listed under a name that no member of the group has, so nothing else that is known of it applies.',
  message: ({ name, group }) => `no member of group "${group}" is named "${name}"`,
  hint: ({ name, known }) => {
    const near = suggest(name, known);
    return near === undefined
      ? `add an MCPServerEntry "${name}" to the group, or remove it here`
      : `did you mean "${near}"?`;
  },
});

/** A listed backend bears the name of a member of the group (spec 2, StaticBackendConfig.name). */
export const virtualServerBackendOutsideGroup: Rule = (program, report) => {
  // In a part of the input members may be missing, and a resource that was dropped may be one.
  if (mayBeIncomplete(program)) return;
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer')) continue;
    const { config } = server.resource.spec;
    const listed = config?.backends ?? [];
    if (config === undefined || listed.length === 0 || backendSource(server) !== 'inline') continue;
    if (program.find('MCPGroup', server, config.groupRef) === undefined) continue;
    const known = membersOf(program, { name: config.groupRef, namespace: server.namespace }).map(({ name }) => name);
    // A group without members leaves the list alone to count.
    if (known.length === 0) continue;
    for (const [index, { name }] of listed.entries()) {
      if (known.includes(name)) continue;
      const place = placeOf(server, ['spec', 'config', 'backends', index, 'name'], 'value');
      report(backendOutsideGroup({ name, group: config.groupRef, known }, place));
    }
  }
};
