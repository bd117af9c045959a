import type { KubernetesObject, PolicyRule } from '../../generated/kubernetes/types.ts';
import { podAccountOf } from '../facts/pods/pod-account.ts';
import { objectNames } from '../../runtime/resources/object-names.ts';
import { backendDeployment, backendService } from './workload/backend-workload.ts';
import { disruptionBudget } from './workload/disruption-budget.ts';
import { egressOf } from './workload/egress.ts';
import { componentOf } from '../objects/labels.ts';
import type { Lowering } from './lowering.ts';
import { backendNetworkPolicy } from './workload/network-policy.ts';
import { proxyConfigMap, proxyDeployment, proxyService, type ProxyWorkload } from './workload/proxy-workload.ts';
import { serverRunConfig } from './config/server-run-config.ts';
import { permissions, serviceAccount } from './pod/service-account.ts';
import { backendPort } from '../objects/layout.ts';

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
    additions: run.additions,
  };
  const deployment = proxyDeployment(proxy);
  const backend = {
    name: backendName,
    component: backendComponent,
    account: { name: spec.serviceAccount ?? backendName, isGenerated: spec.serviceAccount === undefined },
    spec,
  };
  const egress = egressOf(server, context.program.permissionProfiles.get(server));
  const objects: KubernetesObject[] = [serviceAccount(proxyName, proxyComponent, { mountToken, imagePullSecrets })];
  if (isStdio) objects.push(...permissions(proxyName, proxyComponent, proxyName, attaching));
  objects.push(proxyConfigMap(proxy), deployment, proxyService(proxy));
  if (context.options.programs?.podDisruptionBudget !== undefined)
    objects.push(...disruptionBudget(deployment, proxyComponent, server, context));
  if (spec.serviceAccount === undefined)
    objects.push(serviceAccount(backendName, backendComponent, { mountToken: false }));
  objects.push(backendDeployment(backend));
  if (!isStdio) objects.push(...backendService(backend));
  const port = isStdio ? undefined : backendPort(spec);
  objects.push(backendNetworkPolicy(backendName, backendComponent, proxyComponent, port, egress));
  return objects;
};

/** The proxy of a stdio server finds its pod and attaches to it through the API server. */
const attaching: readonly PolicyRule[] = [
  { apiGroups: [''], resources: ['pods'], verbs: ['get', 'list', 'watch'] },
  { apiGroups: [''], resources: ['pods/attach'], verbs: ['create', 'get'] },
];
