import type { GroupMember } from '../program/group-members.ts';
import { objectNames } from './object-names.ts';
import { endpointPath, serviceUrl } from './service-address.ts';

/** Where a backend is reached, and the transport spoken there. */
export interface Endpoint {
  readonly url: string;
  readonly transport: 'sse' | 'streamable-http';
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
