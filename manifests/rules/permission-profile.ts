import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { readPermissionProfiles } from '../program/permission-profiles.ts';
import { isKind } from '../program/resource.ts';
import type { Rule } from './rule.ts';

export const hostsNotEnforced = defineDiagnostic<{ server: string; hosts: readonly string[] }>({
  code: 'permission/hosts-not-enforced',
  severity: 'warning',
  summary:
    'A permission profile names hosts, which a NetworkPolicy cannot express: every host is reachable on the allowed ports.',
  message: ({ server, hosts }) =>
    `the NetworkPolicy of ${server} cannot limit egress to ${hosts.join(', ')}: it allows every host`,
  hint: () => 'limit hosts with a network plugin that knows names, or list only ports',
});

export const profileNotInInput = defineDiagnostic<{ server: string; name: string }>({
  code: 'permission/profile-not-in-input',
  severity: 'warning',
  summary: 'A permission profile stands in a ConfigMap that is not in the input, so its rules are unknown.',
  message: ({ server, name }) =>
    `the profile in ConfigMap "${name}" is not in the input: the NetworkPolicy of ${server} allows no egress at all`,
  hint: ({ name }) => `add the ConfigMap "${name}" to the input`,
});

export const notEnforcedPart = defineDiagnostic<{ server: string; part: string }>({
  code: 'permission/not-enforced',
  severity: 'warning',
  summary: 'A part of a permission profile that has no effect in a cluster.',
  message: ({ server, part }) => `${part} of the permission profile has no effect on ${server} in a cluster`,
});

/** What of a permission profile a cluster does not enforce is said aloud (design: compile decisions, permission profile). */
export const permissionProfile: Rule = async (program, report) => {
  const profiles = await readPermissionProfiles(program, () => undefined);
  for (const server of program.resources) {
    if (!isKind(server, 'MCPServer')) continue;
    const reference = server.resource.spec.permissionProfile;
    if (reference?.type !== 'configmap') continue;
    const place = placeOf(server, ['spec', 'permissionProfile', 'name'], 'value');
    const title = `MCPServer "${server.name}"`;
    if (program.findForeign('ConfigMap', server, reference.name) === undefined) {
      report(profileNotInInput({ server: title, name: reference.name }, place));
    }
    const profile = profiles.get(server);
    const hosts = profile?.network?.outbound?.allowHost ?? [];
    if (hosts.length > 0 && profile?.network?.outbound?.insecureAllowAll !== true) {
      report(hostsNotEnforced({ server: title, hosts }, place));
    }
    for (const [part, set] of [
      ['read', profile?.read],
      ['write', profile?.write],
      ['privileged', profile?.privileged === true ? true : undefined],
      ['network.mode', profile?.network?.mode],
      ['network.inbound', profile?.network?.inbound],
    ] as const) {
      if (set !== undefined) report(notEnforcedPart({ server: title, part }, place));
    }
  }
};
