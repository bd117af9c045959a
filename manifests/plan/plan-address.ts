import type { PlanAddress } from '../../generated/types/plan-workload.ts';
import { serviceHost } from '../lower/service-address.ts';
import { valuesAt } from '../program/values-at.ts';
import type { EmittedObject } from './emitted.ts';
import { shownAddress } from './shown-address.ts';

/** Where a workload is called: the host and port of the Service that is emitted for it under a name. */
export function serviceAddress(
  objects: readonly EmittedObject[],
  service: string,
  { path, transport }: Pick<PlanAddress, 'path' | 'transport'>,
): PlanAddress | undefined {
  const found = objects.find(({ kind, name }) => kind === 'Service' && name === service);
  const [port] = found === undefined ? [] : valuesAt(found.object, ['spec', 'ports', '*', 'port']);
  if (found === undefined || typeof port?.value !== 'number') return undefined;
  const host = serviceHost(service, found.owner.namespace);
  return { url: `http://${host}:${port.value}${path}`, host, port: port.value, path, transport };
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
