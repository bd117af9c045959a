import { project } from '../../generated/project.ts';
import { fitted } from './object-names.ts';

/** Labels by name. */
export type Labels = Readonly<Record<string, string>>;

/** Which program of which resource an object belongs to. */
export interface Component {
  /** What the resource is, for `app.kubernetes.io/name`: mcp-server, mcp-registry, … */
  readonly application: string;
  /** Name of the resource. */
  readonly instance: string;
  /** Role inside the resource: proxy, backend, gateway, registry, embedding. */
  readonly component: string;
}

/** The labels a Service and a Deployment select pods by. They never change for a resource. */
export function selectorOf({ application, instance, component }: Component): Labels {
  return {
    'app.kubernetes.io/name': application,
    'app.kubernetes.io/instance': fitted(instance),
    'app.kubernetes.io/component': component,
  };
}

/** The labels of every object of a component. What a user adds stands below: generated labels win (a rule warns). */
export function labelsOf(component: Component, ...added: readonly (Labels | undefined)[]): Labels {
  const generated = {
    ...selectorOf(component),
    'app.kubernetes.io/part-of': project.partOf,
    'app.kubernetes.io/managed-by': 'svc',
  };
  return added.every((labels) => labels === undefined) ? generated : Object.assign({}, ...added, generated);
}

/** Labels that the compiler writes itself. */
export const generatedLabels: ReadonlySet<string> = new Set([
  'app.kubernetes.io/name',
  'app.kubernetes.io/instance',
  'app.kubernetes.io/component',
  'app.kubernetes.io/part-of',
  'app.kubernetes.io/managed-by',
]);
