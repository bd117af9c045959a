import { podAccountOf } from '../program/pod-account.ts';
import { objectNames } from './object-names.ts';
import { backendDeployment, backendPort, backendService } from './backend-workload.ts';
import { disruptionBudget } from './disruption-budget.ts';
import { egressOf } from './egress.ts';
import { componentOf } from './labels.ts';
import type { Lowering } from './lowering.ts';
import { backendNetworkPolicy } from './network-policy.ts';
import { proxyConfigMap, proxyDeployment, proxyService, type ProxyWorkload } from './proxy-workload.ts';
import { serverRunConfig } from './server-run-config.ts';
import { permissions, serviceAccount } from './service-account.ts';

/**
 * MCPServer (spec 3): the server's own Deployment, isolated by a NetworkPolicy, and a proxy in front of it
 * that authenticates, authorizes, filters and observes.
 */
export const lowerMcpServer: Lowering<'MCPServer'> = (server, context) => {
  const { spec } = server.resource;
  const isStdio = spec.transport === 'stdio';
  const proxyName = objectNames.serverProxy(server.name);
  const backendName = objectNames.serverBackend(server.name);
  const proxyComponent = componentOf('mcp-server', server.name, 'proxy');
  const backendComponent = componentOf('mcp-server', server.name, 'backend');
  const run = serverRunConfig(server, { proxyName, backendName, backendComponent }, context);
  // The proxy of a stdio server finds its pod and attaches to it through the API server.
  const rules = isStdio
    ? [
        { apiGroups: [''], resources: ['pods'], verbs: ['get', 'list', 'watch'] },
        { apiGroups: [''], resources: ['pods/attach'], verbs: ['create', 'get'] },
      ]
    : [];
  const mountToken = isStdio || run.mountToken;
  const imagePullSecrets = spec.resourceOverrides?.proxyDeployment?.imagePullSecrets;
  const proxy: ProxyWorkload = {
    name: proxyName,
    component: proxyComponent,
    image: context.options.image,
    port: spec.proxyPort,
    account: podAccountOf(server),
    mountToken,
    replicas: spec.replicas,
    resources: undefined,
    overrides: spec.resourceOverrides,
    sessionAffinity: spec.sessionAffinity,
    // Two of them would read and write the one pair of streams that a stdio server has.
    mayOverlap: !isStdio,
    defaults: context.options.programs ?? {},
    parts: run.parts,
  };
  const deployment = proxyDeployment(proxy);
  const backend = {
    name: backendName,
    component: backendComponent,
    account: { name: spec.serviceAccount ?? backendName, isGenerated: spec.serviceAccount === undefined },
    spec,
  };
  const egress = egressOf(server, context.program.permissionProfiles.get(server));
  return [
    serviceAccount(proxyName, proxyComponent, { mountToken, imagePullSecrets }),
    ...permissions(proxyName, proxyComponent, proxyName, rules),
    proxyConfigMap(proxy),
    deployment,
    proxyService(proxy),
    ...disruptionBudget(deployment, proxyComponent, server, context),
    ...(spec.serviceAccount === undefined
      ? [serviceAccount(backendName, backendComponent, { mountToken: false })]
      : []),
    backendDeployment(backend),
    ...backendService(backend),
    backendNetworkPolicy(
      backendName,
      backendComponent,
      proxyComponent,
      isStdio ? undefined : backendPort(spec),
      egress,
    ),
  ];
};
