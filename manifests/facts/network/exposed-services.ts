import type { LinkedProgram } from '../../program/link.ts';
import { computedOnce } from '../facts-of.ts';
import type { ForeignObject } from '../../program/resource.ts';
import { valuesAt } from '../../program/values-at.ts';
import { shownValue } from '../../../runtime/config/shown-value.ts';
import { openTable } from '../../../runtime/diagnostics/open-table.ts';

/** Where objects that lead into a cluster name the Services behind them, by their kind. The port is beside the name. */
export const servicePaths: Readonly<Record<string, readonly (readonly string[])[]>> = openTable({
  Ingress: [
    ['spec', 'defaultBackend', 'service', 'name'],
    ['spec', 'rules', '*', 'http', 'paths', '*', 'backend', 'service', 'name'],
  ],
  HTTPRoute: [['spec', 'rules', '*', 'backendRefs', '*', 'name']],
});

const ruled: readonly (readonly string[])[] = [['spec', 'rules', '*', 'backendRefs', '*', 'name']];

const routed: readonly (readonly string[])[] = [['spec', 'routes', '*', 'services', '*', 'name']];

/** The same for other kinds that lead in from outside, those that pass on connections among them, by API group and kind. */
const operatorPaths: Readonly<Record<string, readonly (readonly string[])[]>> = openTable({
  'gateway.networking.k8s.io/GRPCRoute': ruled,
  'gateway.networking.k8s.io/TCPRoute': ruled,
  'gateway.networking.k8s.io/TLSRoute': ruled,
  'traefik.io/IngressRoute': routed,
  'traefik.io/IngressRouteTCP': routed,
  'traefik.containo.us/IngressRoute': routed,
  'traefik.containo.us/IngressRouteTCP': routed,
  'projectcontour.io/HTTPProxy': [...routed, ['spec', 'tcpproxy', 'services', '*', 'name']],
  'route.openshift.io/Route': [
    ['spec', 'to', 'name'],
    ['spec', 'alternateBackends', '*', 'name'],
  ],
});

/** The Services that a way into the cluster leads to (Ingress, HTTPRoute, kinds of operators): by namespace and name as JSON, the object that leads there. */
export const exposedServices = computedOnce(
  (program: Pick<LinkedProgram, 'foreign'>): ReadonlyMap<string, string> =>
    new Map(
      program.foreign.flatMap((object) =>
        servicesBehind(object).map((key) => [key, `${object.kind} "${object.name}"`]),
      ),
    ),
);

function servicesBehind({ plainKind, group, kind, namespace, object }: ForeignObject): string[] {
  const paths = servicePaths[plainKind ?? ''] ?? operatorPaths[`${group}/${kind}`] ?? [];
  if (group === 'networking.istio.io' && kind === 'VirtualService') return hostsOfGateways(object, namespace);
  return paths.flatMap((path) =>
    valuesAt(object, path).map(({ value, parent }) => {
      // A route may lead into another namespace, if it says so.
      const named: unknown =
        typeof parent === 'object' && parent !== null ? Reflect.get(parent, 'namespace') : undefined;
      return JSON.stringify([typeof named === 'string' ? named : namespace, value]);
    }),
  );
}

/** Services that a VirtualService leads to through a gateway, by their short or long host names; without one it is for the mesh alone. */
function hostsOfGateways(object: ForeignObject['object'], namespace: string | undefined): string[] {
  if (!valuesAt(object, ['spec', 'gateways', '*']).some(({ value }) => value !== 'mesh')) return [];
  return ['http', 'tls', 'tcp'].flatMap((protocol) =>
    valuesAt(object, ['spec', protocol, '*', 'route', '*', 'destination', 'host']).map(({ value }) => {
      const [name, ownNamespace = namespace] = shownValue(value).split('.');
      return JSON.stringify([ownNamespace, name]);
    }),
  );
}
