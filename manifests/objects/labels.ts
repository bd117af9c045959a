import { project } from '../../generated/project.ts';
import { fitted } from '../../runtime/resources/object-names.ts';

/** Labels by name. */
export type Labels = Readonly<Record<string, string>>;

/** Which program of which resource an object belongs to, and the labels that follow from that. */
export interface Component {
  readonly selector: Labels;
  readonly labels: Labels;
}

/**
 * A program of a resource: what the resource is, for `app.kubernetes.io/name` (mcp-server, mcp-registry, …), the name of the resource,
 * and the role inside of it (proxy, backend, gateway, registry, embedding).
 */
export function componentOf(application: string, name: string, role: string): Component {
  const instance = fitted(name);
  const selector = {
    'app.kubernetes.io/name': application,
    'app.kubernetes.io/instance': instance,
    'app.kubernetes.io/component': role,
  };
  const labels = {
    'app.kubernetes.io/name': application,
    'app.kubernetes.io/instance': instance,
    'app.kubernetes.io/component': role,
    'app.kubernetes.io/part-of': project.partOf,
    'app.kubernetes.io/managed-by': 'svc',
  };
  return { selector, labels };
}

/** The labels a Service and a Deployment select pods by. They never change for a resource. */
export function selectorOf({ selector }: Component): Labels {
  return selector;
}

/** The labels of every object of a component. Generated labels win over those that a user adds (a rule warns). */
export function labelsOf({ labels }: Component, ...added: readonly (Labels | undefined)[]): Labels {
  return added.every((more) => more === undefined) ? labels : Object.assign({}, ...added, labels);
}

/** Labels that the compiler writes itself. */
export const generatedLabels: ReadonlySet<string> = new Set([
  'app.kubernetes.io/name',
  'app.kubernetes.io/instance',
  'app.kubernetes.io/component',
  'app.kubernetes.io/part-of',
  'app.kubernetes.io/managed-by',
]);
