import type { LinkedProgram } from './link.ts';
import { perProgram } from './per-program.ts';
import type { ForeignObject } from './resource.ts';
import { valuesAt } from './values-at.ts';
import { shownValue } from '../../runtime/config/shown-value.ts';
import { openTable } from '../../runtime/diagnostics/open-table.ts';

/** Where objects that lead into a cluster name the Services behind them, by their kind. The port stands beside the name. */
export const servicePaths: Readonly<Record<string, readonly (readonly string[])[]>> = openTable({
  Ingress: [
    ['spec', 'defaultBackend', 'service', 'name'],
    ['spec', 'rules', '*', 'http', 'paths', '*', 'backend', 'service', 'name'],
  ],
  HTTPRoute: [['spec', 'rules', '*', 'backendRefs', '*', 'name']],
});

const routed: readonly (readonly string[])[] = [['spec', 'routes', '*', 'services', '*', 'name']];

/** The same for kinds of operators, by API group and kind: all of them lead in from outside. */
const operatorPaths: Readonly<Record<string, readonly (readonly string[])[]>> = openTable({
  'traefik.io/IngressRoute': routed,
  'traefik.containo.us/IngressRoute': routed,
  'projectcontour.io/HTTPProxy': routed,
  'route.openshift.io/Route': [
    ['spec', 'to', 'name'],
    ['spec', 'alternateBackends', '*', 'name'],
  ],
});

/** The Services that a way into the cluster leads to (Ingress, HTTPRoute, kinds of operators): by namespace and name as JSON, the object that leads there. */
export const exposedServices = perProgram(
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
  return valuesAt(object, ['spec', 'http', '*', 'route', '*', 'destination', 'host']).map(({ value }) => {
    const [name, ownNamespace = namespace] = shownValue(value).split('.');
    return JSON.stringify([ownNamespace, name]);
  });
}
