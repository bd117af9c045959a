import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { embeddedAuthServersOf, type EmbeddedAuthServer } from '../../facts/sign-in/embedded-auth-servers.ts';
import { generatedService, servicesOf } from '../../facts/network/generated-services.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { titleOf, type AnyResource } from '../../program/resource.ts';
import {
  hasHost,
  hasOtherRoutes,
  leads,
  ingressRoutes,
  type IngressRoute,
} from '../../facts/network/ingress-routes.ts';
import { webAddress } from '../../facts/network/web-addresses.ts';
import type { Rule } from '../../check/contracts/rule.ts';
import { mayBeIncomplete } from '../../facts/may-be-incomplete.ts';

export const issuerHostNotReached = defineDiagnostic<{ title: string; issuer: string; hosts: readonly string[] }>({
  code: 'exposure/sign-in-host-not-reached',
  severity: 'warning',
  extent: 'whole',
  summary:
    'Ways into the cluster to a workload with an embedded authorization server, none of them for the host of its issuer. Nobody can sign in.',
  message: ({ title, issuer, hosts }) =>
    `clients of ${title} sign in at ${issuer}, and the ways to it are for ${hosts.join(', ')}`,
  hint: ({ issuer }) => `add the host of ${issuer} with the same backend, or make issuer the address that clients use`,
});

export const issuerLeadsElsewhere = defineDiagnostic<{ title: string; address: string; owner: string }>({
  code: 'exposure/sign-in-leads-elsewhere',
  severity: 'warning',
  extent: 'whole',
  summary: 'A way into the cluster that leads the sign-in of an embedded authorization server to another workload.',
  message: ({ title, address, owner }) => `clients of ${title} sign in at ${address}, and this leads them to ${owner}`,
  hint: ({ title }) => `lead it to the Service of ${title}`,
});

export const signInNotReached = defineDiagnostic<{ title: string; address: string; path: string }>({
  code: 'exposure/sign-in-not-reached',
  severity: 'warning',
  extent: 'whole',
  summary:
    'Ways into the cluster to a workload with an embedded authorization server that leave out a path where clients sign in (RFC 8414).',
  message: ({ title, address }) => `clients of ${title} sign in at ${address}, and no path of this host leads there`,
  hint: ({ path }) => `add a path ${path} of type Prefix with the same backend`,
});

/** What clients ask an authorization server for is led to it (spec 3, endpoints of the embedded authorization server; RFC 8414, section 3). */
export const exposureSignIn: Rule = (program, report) => {
  if (mayBeIncomplete(program)) return;
  if (hasOtherRoutes(program)) return;
  const ways = ingressRoutes(program);
  if (ways.length === 0) return;
  for (const workload of program.resources) {
    for (const server of embeddedAuthServersOf(workload, program)) check(workload, server, ways, program, report);
  }
};

function check(
  workload: AnyResource,
  { config }: EmbeddedAuthServer,
  ways: readonly IngressRoute[],
  program: LinkedProgram,
  report: Report,
): void {
  const service = servicesOf(workload).find(({ isBehindProxy }) => !isBehindProxy)?.name;
  const isOwn = (way: IngressRoute): boolean => way.service === service && way.namespace === workload.namespace;
  const own = ways.filter(isOwn);
  const title = titleOf(workload);
  const reported = new Set<string>();
  for (const { host, path, asked, also, address, base } of addressesOf(config)) {
    const ofHost = ways.filter((way) => hasHost(way, host));
    const [first] = own;
    if (ofHost.length === 0) {
      // Something else may be in front of a workload that the input has no way to.
      if (first === undefined || reported.has(host)) continue;
      reported.add(host);
      const hosts = [...new Set(own.flatMap((way) => way.hosts))];
      report(issuerHostNotReached({ title, issuer: base, hosts }, placeOf(first.object, first.at.host, 'value')));
      continue;
    }
    // The longest path counts (Kubernetes, Ingress; Gateway API, path matches).
    const led = ofHost.filter((way) => leads(way, asked) || (also !== undefined && leads(way, also)));
    const [best] = led.toSorted((a, b) => b.path.length - a.path.length);
    const near = own.find((way) => hasHost(way, host));
    if (best === undefined) {
      if (near === undefined || reported.has(path)) continue;
      reported.add(path);
      report(signInNotReached({ title, address, path }, placeOf(near.object, near.at.path, 'value')));
    } else if (!isOwn(best)) {
      // A program of somebody else may forward it.
      const owner = generatedService(program, best.namespace, best.service)?.owner;
      if (owner === undefined || owner === workload || isSignedInAt(config.issuer, owner, program)) continue;
      const key = JSON.stringify([best.object.name, best.at.service]);
      if (reported.has(key)) continue;
      reported.add(key);
      const said = { title, address, owner: titleOf(owner) };
      report(issuerLeadsElsewhere(said, placeOf(best.object, best.at.service, 'value')));
    }
  }
}

/** Whether a workload embeds an authorization server of this issuer too: that two do is reported of itself. */
function isSignedInAt(issuer: string, owner: AnyResource, program: LinkedProgram): boolean {
  return embeddedAuthServersOf(owner, program).some(({ config }) => config.issuer === issuer);
}

interface Address {
  readonly host: string;
  /** The path to add where it is missing. */
  readonly path: string;
  /** A path that clients ask for below it. */
  readonly asked: string;
  /** Another path that serves as well. */
  readonly also: string | undefined;
  readonly address: string;
  /** The URL that it follows from. */
  readonly base: string;
}

/** What clients ask an authorization server for from outside of the cluster. */
function addressesOf({ issuer, authorizationEndpointBaseUrl }: EmbeddedAuthServer['config']): Address[] {
  const endpoint = (base: string, ending: string): Address[] =>
    addressAt(base, (own) => ({ path: `${own}/oauth`, asked: `${own}/oauth/${ending}`, also: undefined }));
  return [
    ...endpoint(issuer, 'token'),
    ...endpoint(authorizationEndpointBaseUrl ?? issuer, 'authorize'),
    // Of metadata the path of the issuer comes last.
    ...addressAt(issuer, (own) => {
      const [asked, also] = ['oauth-authorization-server', 'openid-configuration'].map(
        (name) => `/.well-known/${name}${own}`,
      );
      return { path: '/.well-known', asked: asked ?? '', also };
    }),
  ];
}

/** What is asked of a URL that others can reach, by its path without a slash at the end. */
function addressAt(base: string, paths: (own: string) => Pick<Address, 'path' | 'asked' | 'also'>): Address[] {
  const known = webAddress(base);
  const parsed = URL.parse(base);
  if (known?.reach !== 'other' || parsed === null) return [];
  const said = paths(parsed.pathname.replace(/\/+$/, ''));
  return [{ ...said, host: known.host, address: `${parsed.origin}${said.asked}`, base }];
}
