import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { serviceOfHost } from '../../facts/network/host-services.ts';
import type { ForeignObject } from '../../program/resource.ts';
import { storesOf } from '../../facts/network/store-addresses.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const otherPort = defineDiagnostic<{ port: number; found: string; wanted: string; usual: number }>({
  code: 'store/port-of-other-store',
  severity: 'warning',
  summary: 'The address of a store with the port that another kind of store listens on.',
  message: ({ port, found, wanted }) => `port ${port} is that of ${found}, and this is for ${wanted}`,
  hint: ({ wanted, usual }) => `use the port of ${wanted}, which is ${usual} as a rule`,
});

/** The usual port of each store, by what listens there. */
const usualPorts: ReadonlyMap<number, string> = new Map([
  [1433, 'SQL Server'],
  [3306, 'MySQL'],
  [5432, 'PostgreSQL'],
  [6379, 'Redis'],
  [26379, 'Redis Sentinel'],
  [27017, 'MongoDB'],
]);

export const noSuchStorePort = defineDiagnostic<{ service: string; port: number; ports: readonly number[] }>({
  code: 'store/port-unknown',
  severity: 'warning',
  summary: 'The address of a store names a Service of the input, and a port that this Service does not have.',
  message: ({ service, port }) => `Service "${service}" has no port ${port}`,
  hint: ({ ports }) => `use port ${ports.join(' or ')}, or add the port there`,
});

/** A store is asked on a port of its own kind, where the port tells (spec 3, SessionStorageConfig and RedisStorageConfig; spec 1, database). */
export const storePort: Rule = async (program, report) => {
  const seen = new Set<string>();
  for (const resource of program.resources) {
    for (const { part, path, host, port, wanted } of await storesOf(resource, program)) {
      const found = usualPorts.get(port);
      const isOther = found !== undefined && found !== wanted;
      const service = isOther ? undefined : serviceOfHost(host, resource, program);
      const ports = portsOf(service);
      const isMissing = ports.length > 0 && !ports.includes(port);
      if (!isOther && !isMissing) continue;
      const place = placeOf(part, path, 'value');
      // Several workloads may share one authorization server.
      const identity = JSON.stringify([place?.source.path, place?.start]);
      if (seen.has(identity)) continue;
      seen.add(identity);
      if (!isOther) {
        report(noSuchStorePort({ service: service?.name ?? host, port, ports }, place));
        continue;
      }
      const usual = [...usualPorts].find(([, name]) => name === wanted)?.[0] ?? port;
      report(otherPort({ port, found, wanted, usual }, place));
    }
  }
};

/** The ports of a Service; none of one that leads to pods directly, and to whatever they listen on, or out of the cluster. */
function portsOf(service: ForeignObject | undefined): number[] {
  const spec = propertyOf(service?.object, 'spec');
  if (propertyOf(spec, 'clusterIP') === 'None' || propertyOf(spec, 'type') === 'ExternalName') return [];
  return valuesAt(spec, ['ports', '*', 'port']).flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
}
