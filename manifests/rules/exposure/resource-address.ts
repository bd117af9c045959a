import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { isAuthenticated, type ServingWorkload } from '../../facts/sign-in/client-authentication.ts';
import { generatedService } from '../../facts/network/generated-services.ts';
import { hasHost, hasOtherRoutes, leads, ingressRoutes } from '../../facts/network/ingress-routes.ts';
import { titleOf } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const resourceAddress = defineDiagnostic<{
  title: string;
  host: string;
  resource: string | undefined;
  canTrust: boolean;
}>({
  code: 'exposure/resource-address',
  severity: 'warning',
  extent: 'whole',
  summary:
    'A way into the cluster to a workload with sign-in whose resource has another address. Clients refuse the metadata of a resource that is not at the address they use (RFC 9728, section 3.3).',
  message: ({ title, host, resource }) =>
    `clients that use https://${host}/mcp cannot sign in: the resource of ${title} is ${resource ?? 'its Service inside of the cluster'}`,
  hint: ({ host, canTrust }) =>
    `make the audience https://${host}/mcp${canTrust ? ', or set trustProxyHeaders: true behind a controller that sends X-Forwarded-Host' : ''}`,
});

/** Clients find the resource that they sign in for at the address that they use (RFC 9728, section 3.3; RFC 8707). */
export const exposureResourceAddress: Rule = (program, report) => {
  if (program.extent === 'part' || program.isIncomplete || hasOtherRoutes(program)) return;
  const reported = new Set<string>();
  for (const way of ingressRoutes(program)) {
    const { object, hosts, namespace, service, at } = way;
    const owner = generatedService(program, namespace, service)?.owner;
    if (owner?.kind !== 'VirtualMCPServer' && owner?.kind !== 'MCPServer' && owner?.kind !== 'MCPRemoteProxy') continue;
    const [host] = hosts;
    if (host === undefined || host.startsWith('*.') || !leads(way, '/mcp') || !isAuthenticated(owner)) continue;
    const declared = declaredResource(owner);
    if (declared === undefined || declared.trustsHeaders) continue;
    const { resource } = declared;
    if (resource !== undefined && hasHost(way, new URL(resource).hostname)) continue;
    const title = titleOf(owner);
    const key = JSON.stringify([title, owner.namespace, host]);
    if (reported.has(key)) continue;
    reported.add(key);
    const canTrust = owner.kind !== 'VirtualMCPServer';
    report(resourceAddress({ title, host, resource, canTrust }, placeOf(object, at.host, 'value')));
  }
};

interface DeclaredResource {
  /** URL of the protected resource; undefined: that of the Service. */
  readonly resource: string | undefined;
  readonly trustsHeaders: boolean;
}

/** What a workload declares of its resource; undefined where another program than its own answers for it, or a file says so. */
function declaredResource(owner: ServingWorkload): DeclaredResource | undefined {
  const spec = owner.kind === 'VirtualMCPServer' ? owner.resource.spec.incomingAuth : owner.resource.spec;
  const trustsHeaders = owner.kind !== 'VirtualMCPServer' && owner.resource.spec.trustProxyHeaders;
  const { oidcConfigRef, oidcConfig } = spec;
  if (oidcConfigRef !== undefined) return { resource: urlOf(oidcConfigRef.audience), trustsHeaders };
  if (oidcConfig === undefined || oidcConfig.type === 'configMap') return undefined;
  return { resource: urlOf(oidcConfig.resourceUrl), trustsHeaders };
}

/** An audience that is a URL is the resource, too. */
function urlOf(text: string | undefined): string | undefined {
  return text !== undefined && /^https?:\/\//.test(text) && URL.canParse(text) ? text : undefined;
}
