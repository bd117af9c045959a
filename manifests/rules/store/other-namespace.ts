import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { foreignNamed } from '../../facts/foreign-named.ts';
import { serviceOfHost } from '../../facts/network/host-services.ts';
import { mayBeIncomplete } from '../../facts/may-be-incomplete.ts';
import { storesOf } from '../../facts/network/store-addresses.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const storeElsewhere = defineDiagnostic<{ service: string; wanted: string; found: string; port: number }>({
  code: 'store/other-namespace',
  severity: 'warning',
  extent: 'whole',
  summary:
    'The address of a store names a Service that the input has in another namespace, where the name does not lead.',
  message: ({ service, wanted, found }) =>
    `"${service}" is looked for in namespace "${wanted}", and the input has Service "${service}" in namespace "${found}"`,
  hint: ({ service, found, port }) => `write ${service}.${found}.svc.cluster.local${port === 0 ? '' : `:${port}`}`,
});

/** The name of a Service leads to that of the own namespace, unless it says another one (Kubernetes, DNS for Services and Pods). */
export const storeOtherNamespace: Rule = async (program, report) => {
  if (mayBeIncomplete(program)) return;
  const seen = new Set<string>();
  for (const resource of program.resources) {
    for (const { part, path, host, port } of await storesOf(resource, program)) {
      const [name = '', wanted = resource.namespace, ...rest] = host.replace(/\.$/, '').split('.');
      if (wanted === undefined || !['', 'svc', 'svc.cluster.local'].includes(rest.join('.'))) continue;
      if (serviceOfHost(host, resource, program) !== undefined || foreignNamed(program, 'Service', name, wanted))
        continue;
      const other = foreignNamed(program, 'Service', name, undefined);
      const ports = valuesAt(propertyOf(other?.object, 'spec'), ['ports', '*', 'port']).map(({ value }) => value);
      // One of that name with other ports is something else.
      if (other?.namespace === undefined || !ports.includes(port)) continue;
      const place = placeOf(part, path, 'value');
      const identity = JSON.stringify([place?.source.path, place?.start]);
      if (seen.has(identity)) continue;
      seen.add(identity);
      const isWhole = path.at(-1) !== 'host' && path.at(-1) !== 'port';
      report(storeElsewhere({ service: name, wanted, found: other.namespace, port: isWhole ? port : 0 }, place));
    }
  }
};
