import { withProjectFileDefaults, type ProjectFileWithDefaults } from '../../generated/defaults/project-file.ts';
import type { TopologySpreadConstraint } from '../../generated/kubernetes/types.ts';
import type { ProjectFile } from '../../generated/types/project-file.ts';
import { propertyOf } from '../program/values-at.ts';
import { selectorOf, type Component } from '../objects/labels.ts';

type Field = 'resources' | 'podDisruptionBudget' | 'topologySpread' | 'preStop';

/** Settings of the pods of our own programs, as people write them: the fields of svc.yaml with these names. */
export type ServerSettings = Pick<ProjectFile, Field>;

/**
 * What svc.yaml sets for the pods of the programs of svc (proxy, aggregator, registry). Each holds where a resource does not set
 * it itself: there is no merging of two halves, since a request of one with a limit of the other may be a pod that Kubernetes refuses.
 */
export type ServerDefaults = Pick<ProjectFileWithDefaults, Field>;

/** The settings with what they leave out. Other fields of a project file do not matter. */
export function serverDefaults(settings: ServerSettings | undefined): ServerDefaults {
  return withProjectFileDefaults(settings ?? {});
}

/** The defaults that are left beside a podTemplateSpec, in which the program has a documented container name. */
export function defaultsBeside(template: unknown, container: string, defaults: ServerDefaults): ServerDefaults {
  const spec = propertyOf(template, 'spec');
  const containers = propertyOf(spec, 'containers');
  const own: unknown = Array.isArray(containers)
    ? containers.find((candidate) => propertyOf(candidate, 'name') === container)
    : undefined;
  const { resources, topologySpread: spread, ...others } = defaults;
  const hasResources = propertyOf(own, 'resources') !== undefined;
  const hasSpread = propertyOf(spec, 'topologySpreadConstraints') !== undefined;
  return {
    ...others,
    ...(resources === undefined || hasResources ? {} : { resources }),
    ...(spread === undefined || hasSpread ? {} : { topologySpread: spread }),
  };
}

/** The constraints of a pod template: what is counted are the pods of its own Deployment. */
export function topologySpread(
  component: Component,
  { topologySpread: constraints = [] }: ServerDefaults,
): { topologySpreadConstraints?: readonly TopologySpreadConstraint[] } {
  if (constraints.length === 0) return {};
  const labelSelector = { matchLabels: selectorOf(component) };
  return { topologySpreadConstraints: constraints.map((constraint) => ({ ...constraint, labelSelector })) };
}
