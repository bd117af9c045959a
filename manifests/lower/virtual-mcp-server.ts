import { backendSource, membersOf } from '../facts/gateways/group-members.ts';
import { lowerAggregatorConfig } from './aggregator/aggregator-config.ts';
import {
  aggregatorConfigMap,
  aggregatorDeployment,
  aggregatorFile,
  aggregatorSecret,
  aggregatorService,
  type AggregatorWorkload,
} from './aggregator/aggregator-deployment.ts';
import { jsonText } from './pod/config-map.ts';
import { disruptionBudget } from './workload/disruption-budget.ts';
import { discoveryRules } from './aggregator/discovery-permissions.ts';
import { lowerAuthServer } from './access/embedded-auth-server.ts';
import { componentOf } from '../objects/labels.ts';
import type { Lowering } from './lowering.ts';
import { objectNames } from '../../runtime/resources/object-names.ts';
import { joinAdditions, noAdditions, podAdditions } from './pod/pod-additions.ts';
import { podAccountOf } from '../facts/pods/pod-account.ts';
import { permissions, serviceAccount } from './pod/service-account.ts';
import { serviceUrl } from '../../runtime/resources/service-address.ts';
import { podPorts } from '../objects/layout.ts';

/**
 * VirtualMCPServer (spec 2): an aggregation server over the members of a group. It talks to the API server only where
 * it discovers its backends at run time.
 */
export const lowerVirtualMcpServer: Lowering<'VirtualMCPServer'> = (server, context) => {
  const { spec } = server.resource;
  const { authServerConfig } = spec;
  const { config } = server.authored.spec;
  if (config === undefined)
    throw new Error(`VirtualMCPServer "${server.name}" without a group was not stopped by its rule`);
  const name = objectNames.virtualServer(server.name);
  const component = componentOf('virtual-mcp-server', server.name, 'gateway');
  const account = { name: spec.serviceAccount ?? name, isGenerated: spec.serviceAccount === undefined };
  const members = membersOf(context.program, { name: config.groupRef, namespace: server.namespace });
  const baseUrl = serviceUrl(name, server.namespace, podPorts.gateway);
  const aggregator = lowerAggregatorConfig(server, config, members, baseUrl, context);
  const authServer =
    authServerConfig === undefined
      ? undefined
      : lowerAuthServer(authServerConfig, { resource: server, resourceUrl: aggregator.resourceUrl });
  const isDiscovering = backendSource(server) === 'discovered';
  const mountToken = isDiscovering || aggregator.mountToken;
  const workload: AggregatorWorkload = {
    name,
    component,
    image: context.options.image,
    account,
    mountToken,
    spec,
    defaults: context.options.programs ?? {},
    authServerFile: authServer?.path,
    additions: joinAdditions(
      aggregator.additions,
      authServer?.additions ?? noAdditions,
      podAdditions({ files: { [aggregatorFile]: jsonText(aggregator.config) } }),
    ),
  };
  const deployment = aggregatorDeployment(workload);
  return [
    ...(spec.serviceAccount === undefined ? [serviceAccount(name, component, { mountToken })] : []),
    ...permissions(
      name,
      component,
      podAccountOf(server).name,
      isDiscovering ? discoveryRules(server, members, context) : [],
    ),
    ...aggregatorSecret(workload, aggregator.secretValues),
    aggregatorConfigMap(workload),
    deployment,
    aggregatorService(workload),
    ...disruptionBudget(deployment, component, server, context),
  ];
};
