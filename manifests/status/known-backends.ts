import type { AggregatorOutgoingAuthConfig } from '../../generated/types/aggregator-outgoing-auth-config.ts';
import type { DiscoveredBackend } from '../../generated/types/virtual-mcp-server.ts';
import { endpointOf } from '../../runtime/resources/backend-endpoint.ts';
import { lowerBackendAuth } from '../lower/credentials/external-auth.ts';
import { lowerOutgoingAuth } from '../lower/credentials/outgoing-auth.ts';
import { shownAddress } from '../facts/network/shown-address.ts';
import { credentialSource, ownReference } from '../facts/outgoing/backend-credentials.ts';
import { backendSource, membersOf, type GroupMember } from '../facts/gateways/group-members.ts';
import type { Resource } from '../program/resource.ts';
import type { StatusContext } from './status-context.ts';

type VirtualServer = Resource<'VirtualMCPServer'>;

/**
 * The backends of a virtual server that the input holds, by name (spec 2, StaticBackendConfig; the fields of a discovered
 * backend are not specified): the members of its group, and under `source: inline` those that its configuration lists, with
 * address and authentication. The authentication is left out where a resource that it depends on is not sound.
 */
export function knownBackends(server: VirtualServer, context: StatusContext): DiscoveredBackend[] {
  const { config } = server.resource.spec;
  if (config === undefined) return [];
  const members = membersOf(context.program, { name: config.groupRef, namespace: server.namespace });
  const isSound = [server, ...members].every((resource) => context.isSound(resource));
  const outgoing = isSound ? lowerOutgoingAuth(server, members, context.lowering).outgoingAuth : undefined;
  const byName = new Map(members.map((member) => [member.name, member]));
  const listed = new Map(
    (backendSource(server) === 'inline' ? (config.backends ?? []) : []).map((backend) => [backend.name, backend]),
  );
  return [...new Set([...byName.keys(), ...listed.keys()])].toSorted().map((name): DiscoveredBackend => {
    const member = byName.get(name);
    const url = listed.get(name)?.url ?? (member === undefined ? undefined : endpointOf(member).url);
    return {
      name,
      // What may be secret in an address of somebody's own is not repeated.
      ...(url === undefined ? {} : { url: shownAddress(url) }),
      ...(outgoing === undefined ? {} : authenticationOf(name, member, outgoing)),
    };
  });

  function authenticationOf(
    name: string,
    member: GroupMember | undefined,
    { backends, default: fallback }: AggregatorOutgoingAuthConfig,
  ): Pick<DiscoveredBackend, 'authType' | 'authConfigRef'> {
    const said = server.resource.spec.outgoingAuth;
    const own = ownReference(member, context.program);
    switch (credentialSource(server, { name, member }, context.program)) {
      case 'entry':
        return authentication(backends?.[name]?.type, said?.backends?.[name]?.externalAuthConfigRef?.name);
      case 'member': {
        const strategy =
          member === undefined || own === undefined
            ? undefined
            : lowerBackendAuth(own, context.lowering, member).strategy;
        return authentication(strategy?.type, own?.name);
      }
      case 'default':
        return authentication(fallback?.type, said?.default?.externalAuthConfigRef?.name);
      case 'nothing':
        return authentication(undefined, undefined);
    }
  }
}

function authentication(
  authType: string | undefined,
  authConfigRef: string | undefined,
): Pick<DiscoveredBackend, 'authType' | 'authConfigRef'> {
  return { authType: authType ?? 'unauthenticated', ...(authConfigRef === undefined ? {} : { authConfigRef }) };
}
