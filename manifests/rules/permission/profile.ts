import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { readPermissionProfiles } from '../../facts/permission-profiles.ts';
import { isKind, type ForeignObject } from '../../program/resource.ts';
import { propertyOf } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { allowsSomething } from '../../facts/allowed-network.ts';
import { withoutEffect } from '../settings/without-effect.ts';

export const hostsNotEnforced = defineDiagnostic<{ server: string; hosts: readonly string[] }>({
  code: 'permission/profile-hosts-not-enforced',
  severity: 'warning',
  summary:
    'A permission profile names hosts, which a NetworkPolicy cannot express: every host is reachable on the allowed ports.',
  message: ({ server, hosts }) =>
    `the NetworkPolicy of ${server} cannot limit egress to ${hosts.join(', ')}: it allows every host`,
  hint: () => 'limit hosts with a network plugin that knows names, or list only ports',
});

export const profileNotInInput = defineDiagnostic<{
  server: string;
  name: string;
  /** The server's namespace and that of a ConfigMap of the same name, where there is one. */
  elsewhere: { own: string | undefined; other: string | undefined } | undefined;
  /** Where a construct would be added, if a program made the server. */
  producer: string | undefined;
}>({
  code: 'permission/profile-not-in-input',
  severity: 'warning',
  summary: 'A permission profile is in a ConfigMap that is not in the input, so its rules are unknown.',
  message: ({ server, name, elsewhere }) =>
    `the profile in ConfigMap "${name}"${elsewhere?.own === undefined ? '' : ` in namespace "${elsewhere.own}"`} is not in the input: the NetworkPolicy of ${server} allows no egress at all`,
  hint: ({ name, elsewhere, producer }) =>
    elsewhere === undefined
      ? `add the ConfigMap "${name}" to ${producer ?? 'the input'}`
      : `the ConfigMap "${name}" of the input is ${elsewhere.other === undefined ? 'without a namespace' : `in namespace "${elsewhere.other}"`}: give both the same`,
  givesWayTo: ['link/external'],
});

export const profileNotText = defineDiagnostic<{ name: string; key: string }>({
  code: 'permission/profile-not-text',
  severity: 'error',
  summary: 'A permission profile in the binaryData of its ConfigMap, where its rules cannot be read.',
  message: ({ name, key }) => `the profile "${key}" of ConfigMap "${name}" is in binaryData: its rules cannot be read`,
  hint: ({ key }) => `write it as text: move "${key}" to data`,
});

export const notEnforcedPart = defineDiagnostic<{ server: string; part: string }>({
  code: 'permission/profile-not-enforced',
  severity: 'warning',
  summary: 'A part of a permission profile that has no effect in a cluster.',
  message: ({ server, part }) => `${part} of the permission profile has no effect on ${server} in a cluster`,
});

/** What of a permission profile a cluster does not enforce is reported (design: compile decisions, permission profile). */
export const permissionProfile: Rule = async (program, report) => {
  const profiles = await readPermissionProfiles(program, () => undefined);
  for (const server of program.resources) {
    if (!isKind(server, 'MCPServer')) continue;
    const reference = server.resource.spec.permissionProfile;
    if (reference?.type !== 'configmap') continue;
    const place = placeOf(server, ['spec', 'permissionProfile', 'name'], 'value');
    const title = `MCPServer "${server.name}"`;
    const configMap = program.findForeign('ConfigMap', server, reference.name);
    const { key = '' } = reference;
    if (configMap !== undefined && isBinary(configMap, key)) {
      report(profileNotText({ name: reference.name, key }, placeOf(configMap, ['binaryData', key], 'key')));
    }
    if (configMap === undefined) {
      const named = program.foreign.find(({ plainKind, name }) => plainKind === 'ConfigMap' && name === reference.name);
      const elsewhere = named === undefined ? undefined : { own: server.namespace, other: named.namespace };
      const { producer } = server.document.source;
      report(profileNotInInput({ server: title, name: reference.name, elsewhere, producer }, place));
    }
    const profile = profiles.get(server);
    const { mode, outbound } = profile?.network ?? {};
    const hosts = outbound?.allowHost ?? [];
    const isClosed = mode === 'none';
    if (isClosed && allowsSomething(outbound)) {
      const because = 'mode none leaves the server without a network';
      report(withoutEffect({ field: 'outbound of the permission profile', because, instead: 'remove mode' }, place));
    }
    if (!isClosed && hosts.length > 0 && profile?.network?.outbound?.insecureAllowAll !== true) {
      report(hostsNotEnforced({ server: title, hosts }, place));
    }
    if (!isClosed && outbound?.insecureAllowAll === true) {
      const { allowPort = [] } = outbound;
      const because = 'insecureAllowAll allows every host and port';
      for (const [field, list] of [
        ['allowHost', hosts],
        ['allowPort', allowPort],
      ] as const) {
        if (list.length === 0) continue;
        const said = { field: `${field} of the permission profile`, because, instead: 'remove insecureAllowAll' };
        report(withoutEffect(said, place));
      }
    }
    for (const [part, set] of [
      ['read', profile?.read],
      ['write', profile?.write],
      ['privileged', profile?.privileged === true ? true : undefined],
      ['network.mode', isClosed ? undefined : mode],
      ['network.inbound', profile?.network?.inbound],
    ] as const) {
      if (set !== undefined) report(notEnforcedPart({ server: title, part }, place));
    }
  }
};

function isBinary({ object }: ForeignObject, key: string): boolean {
  return propertyOf(object['data'], key) === undefined && propertyOf(object['binaryData'], key) !== undefined;
}
