import { disruptionBudget } from './workload/disruption-budget.ts';
import { componentOf } from '../objects/labels.ts';
import type { Lowering } from './lowering.ts';
import { objectNames } from '../../runtime/resources/object-names.ts';
import {
  registryConfigMap,
  registryDeployment,
  registryService,
  type RegistryWorkload,
} from './registry/registry-deployment.ts';
import { registryNeeds } from '../facts/registry/registry-needs.ts';
import { registryPermissions } from './registry/registry-permissions.ts';
import { serviceAccount } from './pod/service-account.ts';

/**
 * MCPRegistry (spec 3): a registry server with the given configuration. It talks to the API server, and gets rights
 * for it, only where a source of that configuration reads the resources of a cluster.
 */
export const lowerMcpRegistry: Lowering<'MCPRegistry'> = (registry, context) => {
  const { spec } = registry.resource;
  const name = objectNames.registry(registry.name);
  const component = componentOf('mcp-registry', registry.name, 'registry');
  const needs = registryNeeds(spec.configYAML);
  const mountToken = needs.clusterSources.length > 0;
  const workload: RegistryWorkload = {
    name,
    component,
    image: context.options.image,
    account: { name, isGenerated: true },
    mountToken,
    dataFolder: needs.dataFolder,
    spec,
    defaults: context.options.programs ?? {},
  };
  const deployment = registryDeployment(workload);
  return [
    serviceAccount(name, component, { mountToken }),
    ...registryPermissions(registry, { name, component }, needs),
    registryConfigMap(workload),
    deployment,
    registryService(workload),
    ...disruptionBudget(deployment, component, registry, context),
  ];
};
