import type { Container } from '../../generated/kubernetes/types.ts';
import type { ResourceList } from '../../generated/types/resource-list.ts';
import type { ResourceRequirements } from '../../generated/types/resource-requirements.ts';

/** Compute resources of a container; only what was authored, nothing where nothing was. */
export function containerResources(resources: ResourceRequirements | undefined): Pick<Container, 'resources'> {
  const limits = amounts(resources?.limits);
  const requests = amounts(resources?.requests);
  if (limits === undefined && requests === undefined) return {};
  return {
    resources: {
      ...(limits === undefined ? {} : { limits }),
      ...(requests === undefined ? {} : { requests }),
    },
  };
}

function amounts(list: ResourceList | undefined): Readonly<Record<string, string>> | undefined {
  const entries = Object.entries({ cpu: list?.cpu, memory: list?.memory });
  const present = entries.flatMap(([name, amount]) => (amount === undefined ? [] : [[name, amount] as const]));
  return present.length === 0 ? undefined : Object.fromEntries(present);
}
