import type { LinkedProgram } from './link.ts';
import type { ForeignObject } from './resource.ts';
import { valuesAt } from './values-at.ts';

/** Where objects that lead into a cluster name the Services behind them, by their kind. The port stands beside the name. */
export const servicePaths: Readonly<Record<string, readonly (readonly string[])[]>> = {
  Ingress: [
    ['spec', 'defaultBackend', 'service', 'name'],
    ['spec', 'rules', '*', 'http', 'paths', '*', 'backend', 'service', 'name'],
  ],
  HTTPRoute: [['spec', 'rules', '*', 'backendRefs', '*', 'name']],
};

/** The Services that an Ingress or HTTPRoute of the input leads to: by namespace and name as JSON, the object that leads there. */
export function exposedServices(program: Pick<LinkedProgram, 'foreign'>): ReadonlyMap<string, string> {
  return new Map(
    program.foreign.flatMap((object) => servicesBehind(object).map((key) => [key, `${object.kind} "${object.name}"`])),
  );
}

function servicesBehind({ plainKind, namespace, object }: ForeignObject): string[] {
  return (servicePaths[plainKind ?? ''] ?? []).flatMap((path) =>
    valuesAt(object, path).map(({ value, parent }) => {
      // A route may lead into another namespace, if it says so.
      const named: unknown =
        typeof parent === 'object' && parent !== null ? Reflect.get(parent, 'namespace') : undefined;
      return JSON.stringify([typeof named === 'string' ? named : namespace, value]);
    }),
  );
}
