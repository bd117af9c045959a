import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import { isAuthenticated } from '../program/client-authentication.ts';
import { generatedService } from '../program/generated-services.ts';
import type { ForeignObject } from '../program/resource.ts';
import { isHolder, propertyOf, valuesAt } from '../program/values-at.ts';
import type { Rule } from './rule.ts';

export const metadataUnreachable = defineDiagnostic<{ title: string; host: string }>({
  code: 'exposure/metadata-not-reached',
  severity: 'warning',
  summary:
    'A way into the cluster to a workload with sign-in that leaves out where clients learn how to sign in (RFC 9728).',
  message: ({ title, host }) =>
    `clients of ${title} ask https://${host}/.well-known/oauth-protected-resource how to sign in, and no path of ${host} leads there`,
  hint: () => 'add a path /.well-known/oauth-protected-resource of type Prefix with the same backend',
});

export const otherTransportPath = defineDiagnostic<{ title: string; path: string }>({
  code: 'exposure/path-of-other-transport',
  severity: 'warning',
  summary: 'A way into the cluster with the path of the transport sse to a workload that speaks streamable-http.',
  message: ({ title, path }) => `${title} speaks streamable-http and answers at /mcp, not at ${path}`,
  hint: () => 'use the path /mcp',
});

const metadata = '/.well-known/oauth-protected-resource';

/** A path of an Ingress of the input, and what it leads to. Other objects rewrite paths in too many ways to tell. */
interface WayIn {
  readonly object: ForeignObject;
  readonly host: string;
  readonly path: string;
  readonly isExact: boolean;
  readonly service: string;
  readonly at: DocumentPath;
}

/** What leads to a workload leads to what its clients ask for (spec 3, authentication; RFC 9728, section 3). */
export const wayInPaths: Rule = (program, report) => {
  if (program.extent === 'part' || program.isIncomplete) return;
  const ways = program.foreign.flatMap(waysOf);
  // A route of another kind may lead the same host anywhere.
  const isWhole = !program.foreign.some(({ kind }) => kind === 'HTTPRoute' || kind === 'VirtualService');
  const told = new Set<string>();
  for (const { object, host, path, service, at } of ways) {
    const owner = generatedService(program, object.namespace, service)?.owner;
    if (owner?.kind !== 'VirtualMCPServer' && owner?.kind !== 'MCPServer' && owner?.kind !== 'MCPRemoteProxy') continue;
    const title = `${owner.kind} "${owner.name}"`;
    const isStreamable = owner.kind === 'VirtualMCPServer' || owner.resource.spec.transport === 'streamable-http';
    if (isStreamable && /^\/sse\/?$/.test(path)) {
      report(otherTransportPath({ title, path }, placeOf(object, at, 'value')));
      continue;
    }
    if (!isWhole || host === '' || told.has(host) || !isAuthenticated(owner) || path !== '/mcp') continue;
    const ofHost = ways.filter((way) => way.host === host || way.host === '' || way.host.startsWith('*'));
    if (ofHost.some(leadsToMetadata)) continue;
    told.add(host);
    report(metadataUnreachable({ title, host }, placeOf(object, at, 'value')));
  }
};

function leadsToMetadata({ path, isExact }: WayIn): boolean {
  const known = isExact ? path : path.replace(/\/+$/, '');
  return known.startsWith(metadata) || (!isExact && `${metadata}/`.startsWith(`${known}/`));
}

function waysOf(object: ForeignObject): WayIn[] {
  if (object.kind !== 'Ingress') return [];
  const notes = propertyOf(propertyOf(object.object, 'metadata'), 'annotations');
  // What a controller makes of its annotations, of patterns and of a default, only it knows.
  if (isHolder(notes) && Object.keys(notes).some((name) => /rewrite|regex|snippet|middleware|strip/i.test(name)))
    return [];
  const fallback = propertyOf(propertyOf(object.object, 'spec'), 'defaultBackend');
  const all = { object, host: '', path: '/', isExact: false, service: '', at: [] };
  return [
    ...(fallback === undefined ? [] : [all]),
    ...valuesAt(object.object, ['spec', 'rules', '*']).flatMap(({ value: rule, path: at }) => {
      const host = propertyOf(rule, 'host');
      return valuesAt(rule, ['http', 'paths', '*']).map(({ value, path: below }): WayIn => {
        const [path, type] = [propertyOf(value, 'path'), propertyOf(value, 'pathType')];
        const service = propertyOf(propertyOf(propertyOf(value, 'backend'), 'service'), 'name');
        return {
          object,
          host: typeof host === 'string' ? host : '',
          // What is no plain path may be any.
          path: typeof path === 'string' && type !== 'ImplementationSpecific' ? path : '/',
          isExact: type === 'Exact',
          service: typeof service === 'string' ? service : '',
          at: [...at, ...below, 'path'],
        };
      });
    }),
  ];
}
