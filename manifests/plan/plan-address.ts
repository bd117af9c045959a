import type { PlanAddress } from '../../generated/types/plan-workload.ts';
import { serviceHost } from '../../runtime/resources/service-address.ts';
import { propertyOf } from '../program/values-at.ts';
import { itemsOf, type EmittedObject } from './emitted.ts';
import { shownAddress } from '../facts/network/shown-address.ts';

/** Where a workload is called: the host and port of the Service that is emitted for it under a name. */
export function serviceAddress(
  objects: readonly EmittedObject[],
  service: string,
  { path, transport }: Pick<PlanAddress, 'path' | 'transport'>,
): PlanAddress | undefined {
  const found = objects.find(({ kind, name }) => kind === 'Service' && name === service);
  if (found === undefined) return undefined;
  const port = propertyOf(itemsOf(propertyOf(found.object, 'spec'), 'ports')[0], 'port');
  if (typeof port !== 'number') return undefined;
  const host = serviceHost(service, found.owner.namespace);
  return { url: `http://${host}:${port}${path}`, host, port, path, transport };
}

/** Where a server outside of the cluster is called. */
export function remoteAddress(url: string, transport: string): PlanAddress | undefined {
  const parsed = URL.parse(url);
  if (parsed === null) return undefined;
  const usual = parsed.protocol === 'https:' ? 443 : 80;
  return {
    url: shownAddress(url),
    host: parsed.hostname,
    port: parsed.port === '' ? usual : Number(parsed.port),
    path: parsed.pathname,
    transport,
  };
}
