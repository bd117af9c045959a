import { endpointOf } from '../../../runtime/resources/backend-endpoint.ts';
import { objectNames } from '../../../runtime/resources/object-names.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { computedOnce } from '../facts-of.ts';
import type { ForeignObject, Resource } from '../../program/resource.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';

type Program = Pick<LinkedProgram, 'foreign'>;

/**
 * The address of a remote proxy outside of the cluster (spec 3, externalUrl), from an Ingress of the input that leads to its Service: of
 * several an https one, then the first by name. Undefined where no Ingress does, or one of hosts or paths that only its controller knows.
 */
export function externalUrlOf(proxy: Resource<'MCPRemoteProxy'>, program: Program): string | undefined {
  const ways = waysByService(program).get(keyOf(proxy.namespace, objectNames.remoteProxy(proxy.name)));
  if (ways === undefined) return undefined;
  const { pathname } = new URL(endpointOf(proxy).url);
  const prefix = (proxy.resource.spec.endpointPrefix ?? '').replace(/\/+$/, '');
  const urls = ways.flatMap(({ origin, path, isExact }) => {
    if (leadsTo(pathname, path, isExact)) return [origin + pathname];
    // The prefix is what an ingress strips (spec 3, endpointPrefix).
    return prefix !== '' && leadsTo(`${prefix}${pathname}`, path, isExact) ? [origin + prefix + pathname] : [];
  });
  const rank = (url: string): string => `${url.startsWith('https:') ? 0 : 1} ${url}`;
  return urls.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))[0];
}

/** The ways that Ingresses of a program open, by namespace and Service. Read once for all proxies. */
const waysByService = computedOnce(({ foreign }: Program) =>
  Map.groupBy(
    foreign.flatMap((object) => (object.kind === 'Ingress' ? waysOf(object) : [])),
    ({ namespace, service }) => keyOf(namespace, service),
  ),
);

function keyOf(namespace: string | undefined, service: string): string {
  return JSON.stringify([namespace, service]);
}

interface Way {
  readonly namespace: string | undefined;
  readonly service: string;
  readonly origin: string;
  readonly path: string;
  readonly isExact: boolean;
}

function waysOf({ object, namespace }: ForeignObject): Way[] {
  const tls = valuesAt(object, ['spec', 'tls', '*']).map(({ value }) => propertyOf(value, 'hosts'));
  return valuesAt(object, ['spec', 'rules', '*']).flatMap(({ value: rule }) => {
    const host = propertyOf(rule, 'host');
    if (typeof host !== 'string' || !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host)) return [];
    const isSecure = tls.some((hosts) => !Array.isArray(hosts) || hosts.length === 0 || hosts.some(covers(host)));
    return valuesAt(rule, ['http', 'paths', '*']).flatMap(({ value }): Way[] => {
      const service = propertyOf(propertyOf(propertyOf(value, 'backend'), 'service'), 'name');
      if (typeof service !== 'string') return [];
      const [path = '/', type] = [propertyOf(value, 'path'), propertyOf(value, 'pathType')];
      if (typeof path !== 'string' || !/^\/[\w./-]*$/.test(path)) return [];
      return [
        { namespace, service, origin: `${isSecure ? 'https' : 'http'}://${host}`, path, isExact: type === 'Exact' },
      ];
    });
  });
}

/** Whether a host of a certificate is a host: the same, or `*` for its first label. */
function covers(host: string): (named: unknown) => boolean {
  return (named) => named === host || named === host.replace(/^[^.]+/, '*');
}

function leadsTo(wanted: string, path: string, isExact: boolean): boolean {
  return isExact ? wanted === path : `${wanted}/`.startsWith(path.endsWith('/') ? path : `${path}/`);
}
