import type { Container } from '../../../generated/kubernetes/types.ts';
import type { ResourceList } from '../../../generated/types/resource-list.ts';
import type { ResourceRequirements } from '../../../generated/types/resource-requirements.ts';

/** Compute resources of a container; only what was authored, nothing where nothing was. */
export function containerResources(resources: ResourceRequirements | undefined): Pick<Container, 'resources'> {
  if (resources === undefined) return {};
  const limits = amounts(resources.limits);
  const requests = amounts(resources.requests);
  if (limits === undefined) return requests === undefined ? {} : { resources: { requests } };
  return { resources: requests === undefined ? { limits } : { limits, requests } };
}

function amounts(list: ResourceList | undefined): Readonly<Record<string, string>> | undefined {
  if (list === undefined) return undefined;
  const { cpu, memory } = list;
  if (cpu === undefined) return memory === undefined ? undefined : { memory };
  return memory === undefined ? { cpu } : { cpu, memory };
}
