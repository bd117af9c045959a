import type { AggregatorOutgoingAuthConfig } from '../../generated/types/aggregator-outgoing-auth-config.ts';
import type { DiscoveredBackend } from '../../generated/types/virtual-mcp-server.ts';
import { endpointOf } from '../lower/backend-endpoint.ts';
import { lowerBackendAuth } from '../lower/external-auth.ts';
import { lowerOutgoingAuth } from '../lower/outgoing-auth.ts';
import { shownAddress } from '../plan/shown-address.ts';
import { backendSource, membersOf, type GroupMember } from '../program/group-members.ts';
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
    const own = ownReference(member);
    const strategy = backends?.[name];
    if (strategy !== undefined) {
      const explicit = said?.backends?.[name]?.externalAuthConfigRef?.name;
      const isFromModel = said === undefined && config?.outgoingAuth?.backends?.[name] !== undefined;
      return authentication(strategy.type, explicit ?? (isFromModel ? undefined : own?.name));
    }
    // A server that discovers its backends learns from them, unless it is told otherwise.
    const asked = (said?.backends?.[name] ?? said?.default)?.type ?? 'discovered';
    const isLearned =
      backendSource(server) === 'discovered' && (asked === 'discovered' || member?.kind === 'MCPServerEntry');
    if (isLearned && member !== undefined && own !== undefined) {
      return authentication(lowerBackendAuth(own, context.lowering, member).strategy.type, own.name);
    }
    return authentication(fallback?.type ?? 'unauthenticated', said?.default?.externalAuthConfigRef?.name);
  }

  /** What a member refers to itself. An authorization server is about its clients, so it is no way to sign in. */
  function ownReference(member: GroupMember | undefined): { readonly name: string } | undefined {
    const reference = member?.resource.spec.externalAuthConfigRef;
    if (member === undefined || reference === undefined) return undefined;
    const target = context.program.find('MCPExternalAuthConfig', member, reference.name);
    return target?.resource.spec.type === 'embeddedAuthServer' ? undefined : reference;
  }
}

function authentication(
  authType: string,
  authConfigRef: string | undefined,
): Pick<DiscoveredBackend, 'authType' | 'authConfigRef'> {
  return { authType, ...(authConfigRef === undefined ? {} : { authConfigRef }) };
}
