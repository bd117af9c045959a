import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { isAuthenticated } from '../../facts/sign-in/client-authentication.ts';
import { generatedService } from '../../facts/network/generated-services.ts';
import { hasHost, hasOtherRoutes, leads, ingressRoutes } from '../../facts/network/ingress-routes.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const metadataUnreachable = defineDiagnostic<{ title: string; host: string }>({
  code: 'exposure/path-without-metadata',
  severity: 'warning',
  extent: 'whole',
  summary:
    'A way into the cluster to a workload with sign-in that leaves out where clients learn how to sign in (RFC 9728).',
  message: ({ title, host }) =>
    `clients of ${title} ask https://${host}/.well-known/oauth-protected-resource how to sign in, and no path of ${host} leads there`,
  hint: () => 'add a path /.well-known/oauth-protected-resource of type Prefix with the same backend',
});

export const otherTransportPath = defineDiagnostic<{ title: string; path: string }>({
  code: 'exposure/path-of-other-transport',
  severity: 'warning',
  extent: 'whole',
  summary: 'A way into the cluster with the path of the transport sse to a workload that speaks streamable-http.',
  message: ({ title, path }) => `${title} speaks streamable-http and answers at /mcp, not at ${path}`,
  hint: () => 'use the path /mcp',
});

const metadata = '/.well-known/oauth-protected-resource';

/** What leads to a workload leads to what its clients ask for (spec 3, authentication; RFC 9728, section 3). */
export const exposurePath: Rule = (program, report) => {
  if (program.extent === 'part' || program.isIncomplete) return;
  const ways = ingressRoutes(program);
  // A route of another kind may lead the same host anywhere.
  const isWhole = !hasOtherRoutes(program);
  const told = new Set<string>();
  for (const { object, hosts, path, namespace, service, at } of ways) {
    const owner = generatedService(program, namespace, service)?.owner;
    if (owner?.kind !== 'VirtualMCPServer' && owner?.kind !== 'MCPServer' && owner?.kind !== 'MCPRemoteProxy') continue;
    const title = `${owner.kind} "${owner.name}"`;
    const isStreamable = owner.kind === 'VirtualMCPServer' || owner.resource.spec.transport === 'streamable-http';
    if (isStreamable && /^\/sse\/?$/.test(path)) {
      report(otherTransportPath({ title, path }, placeOf(object, at.path, 'value')));
      continue;
    }
    if (!isWhole || !isAuthenticated(owner) || path !== '/mcp') continue;
    for (const host of hosts) {
      if (told.has(host)) continue;
      const ofHost = ways.filter((way) => hasHost(way, host) || way.hosts.some((one) => one.startsWith('*')));
      if (ofHost.some((way) => leads(way, metadata) || leads(way, `${metadata}/mcp`))) continue;
      told.add(host);
      report(metadataUnreachable({ title, host }, placeOf(object, at.path, 'value')));
    }
  }
};
