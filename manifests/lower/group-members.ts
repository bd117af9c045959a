import type { LinkedProgram } from '../program/link.ts';
import type { Resource } from '../program/resource.ts';
import { objectNames } from './object-names.ts';
import { endpointPath, serviceUrl } from './service-address.ts';

/** A resource that belongs to a group: a backend of every virtual server of that group. */
export type GroupMember = Resource<'MCPServer'> | Resource<'MCPRemoteProxy'> | Resource<'MCPServerEntry'>;

/** Where a backend is reached, and the transport spoken there. */
export interface Endpoint {
  readonly url: string;
  readonly transport: 'sse' | 'streamable-http';
}

/** The members of a group, by name and kind, whatever the order of the input. */
export function membersOf(
  program: Pick<LinkedProgram, 'resources'>,
  group: { readonly name: string; readonly namespace: string | undefined },
): GroupMember[] {
  const members = program.resources.flatMap((resource): GroupMember[] => {
    switch (resource.kind) {
      case 'MCPServer':
      case 'MCPRemoteProxy':
      case 'MCPServerEntry':
        return resource.namespace === group.namespace && resource.resource.spec.groupRef === group.name ? [resource] : [];
      default:
        return [];
    }
  });
  return members.toSorted((a, b) => compare(a.name, b.name) || compare(a.kind, b.kind));
}

/** How a virtual server reaches a member: a server or remote proxy by its Service, an entry by its own address. */
export function endpointOf(member: GroupMember): Endpoint {
  const { namespace } = member;
  switch (member.kind) {
    case 'MCPServer': {
      const { spec } = member.resource;
      // The proxy speaks what its server speaks; only a stdio server leaves the choice to it.
      const transport = spec.transport === 'stdio' ? spec.proxyMode : spec.transport;
      const base = serviceUrl(objectNames.serverProxy(member.name), namespace, spec.proxyPort);
      return { url: `${base}${endpointPath(transport)}`, transport };
    }
    case 'MCPRemoteProxy': {
      const { transport, proxyPort } = member.resource.spec;
      const base = serviceUrl(objectNames.remoteProxy(member.name), namespace, proxyPort);
      return { url: `${base}${endpointPath(transport)}`, transport };
    }
    case 'MCPServerEntry': {
      const { remoteUrl, transport } = member.resource.spec;
      return { url: remoteUrl, transport };
    }
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
