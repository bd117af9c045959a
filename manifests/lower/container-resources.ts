import type { Container } from '../../generated/kubernetes/types.ts';
import type { ResourceList } from '../../generated/types/resource-list.ts';
import type { ResourceRequirements } from '../../generated/types/resource-requirements.ts';

/** Compute resources of a container; only what was authored, nothing where nothing was. */
export function containerResources(resources: ResourceRequirements | undefined): Pick<Container, 'resources'> {
  if (resources === undefined) return {};
  const limits = amounts(resources.limits);
  const requests = amounts(resources.requests);
  if (limits === undefined && requests === undefined) return {};
  return {
    resources: {
      ...(limits === undefined ? {} : { limits }),
      ...(requests === undefined ? {} : { requests }),
    },
  };
}

function amounts(list: ResourceList | undefined): Readonly<Record<string, string>> | undefined {
  const { cpu, memory } = list ?? {};
  if (cpu === undefined && memory === undefined) return undefined;
  return { ...(cpu === undefined ? {} : { cpu }), ...(memory === undefined ? {} : { memory }) };
}
