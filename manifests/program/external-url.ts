import { endpointOf } from '../lower/backend-endpoint.ts';
import { objectNames } from '../lower/object-names.ts';
import type { LinkedProgram } from './link.ts';
import type { ForeignObject, Resource } from './resource.ts';
import { propertyOf, valuesAt } from './values-at.ts';

/**
 * The address of a remote proxy outside of the cluster (spec 3, externalUrl), from an Ingress of the input that leads to its Service: of
 * several an https one, then the first by name. Undefined where no Ingress does, or one of hosts or paths that only its controller knows.
 */
export function externalUrlOf(
  proxy: Resource<'MCPRemoteProxy'>,
  program: Pick<LinkedProgram, 'foreign'>,
): string | undefined {
  const service = objectNames.remoteProxy(proxy.name);
  const { pathname } = new URL(endpointOf(proxy).url);
  const prefix = (proxy.resource.spec.endpointPrefix ?? '').replace(/\/+$/, '');
  const urls = program.foreign.flatMap((object) => {
    if (object.kind !== 'Ingress' || object.namespace !== proxy.namespace) return [];
    return waysTo(service, object).flatMap(({ origin, path, isExact }) => {
      if (leadsTo(pathname, path, isExact)) return [origin + pathname];
      // The prefix is what an ingress strips (spec 3, endpointPrefix).
      return prefix !== '' && leadsTo(`${prefix}${pathname}`, path, isExact) ? [origin + prefix + pathname] : [];
    });
  });
  const rank = (url: string): string => `${url.startsWith('https:') ? 0 : 1} ${url}`;
  return urls.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))[0];
}

interface Way {
  readonly origin: string;
  readonly path: string;
  readonly isExact: boolean;
}

function waysTo(service: string, { object }: ForeignObject): Way[] {
  const tls = valuesAt(object, ['spec', 'tls', '*']).map(({ value }) => propertyOf(value, 'hosts'));
  return valuesAt(object, ['spec', 'rules', '*']).flatMap(({ value: rule }) => {
    const host = propertyOf(rule, 'host');
    if (typeof host !== 'string' || !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host)) return [];
    const isSecure = tls.some((hosts) => !Array.isArray(hosts) || hosts.length === 0 || hosts.some(covers(host)));
    return valuesAt(rule, ['http', 'paths', '*']).flatMap(({ value }): Way[] => {
      if (propertyOf(propertyOf(propertyOf(value, 'backend'), 'service'), 'name') !== service) return [];
      const [path = '/', type] = [propertyOf(value, 'path'), propertyOf(value, 'pathType')];
      if (typeof path !== 'string' || !/^\/[\w./-]*$/.test(path)) return [];
      return [{ origin: `${isSecure ? 'https' : 'http'}://${host}`, path, isExact: type === 'Exact' }];
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
