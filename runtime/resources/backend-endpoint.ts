import type { MemberOfKind, MemberResource } from './member-resource.ts';
import { objectNames } from './object-names.ts';
import { endpointPath, serviceUrl } from './service-address.ts';

/** Where a backend is reached, and the transport spoken there. */
export interface Endpoint {
  readonly url: string;
  readonly transport: 'sse' | 'streamable-http';
}

/** How a virtual server reaches a member: a server or remote proxy by its Service, an entry by its own address. */
export function endpointOf(member: MemberResource): Endpoint {
  if (member.kind === 'MCPServerEntry') {
    const { remoteUrl, transport } = member.resource.spec;
    return { url: remoteUrl, transport };
  }
  const { proxyPort } = member.resource.spec;
  const service =
    member.kind === 'MCPServer' ? objectNames.serverProxy(member.name) : objectNames.remoteProxy(member.name);
  const transport = transportOfProxy(member);
  return { url: `${serviceUrl(service, member.namespace, proxyPort)}${endpointPath(transport)}`, transport };
}

/** A proxy speaks what its server speaks; only a stdio server leaves the choice to it. */
export function transportOfProxy({
  resource: { spec },
}: MemberOfKind<'MCPServer'> | MemberOfKind<'MCPRemoteProxy'>): Endpoint['transport'] {
  return spec.transport === 'stdio' ? spec.proxyMode : spec.transport;
}
