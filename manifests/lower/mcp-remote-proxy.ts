import { podAccountOf } from '../facts/pods/pod-account.ts';
import { disruptionBudget } from './workload/disruption-budget.ts';
import { componentOf } from '../objects/labels.ts';
import type { Lowering } from './lowering.ts';
import { objectNames } from '../../runtime/resources/object-names.ts';
import { proxyConfigMap, proxyDeployment, proxyService, type ProxyWorkload } from './workload/proxy-workload.ts';
import { remoteRunConfig } from './config/remote-run-config.ts';
import { serviceAccount } from './pod/service-account.ts';

/** MCPRemoteProxy (spec 3): a proxy in front of a server that runs elsewhere. It needs no rights in the cluster. */
export const lowerMcpRemoteProxy: Lowering<'MCPRemoteProxy'> = (remote, context) => {
  const { spec } = remote.resource;
  const name = objectNames.remoteProxy(remote.name);
  const component = componentOf('mcp-remote-proxy', remote.name, 'proxy');
  const run = remoteRunConfig(remote, name, context);
  const proxy: ProxyWorkload = {
    name,
    component,
    image: context.options.image,
    port: spec.proxyPort,
    account: podAccountOf(remote),
    mountToken: run.mountToken,
    replicas: undefined,
    resources: spec.resources,
    overrides: spec.resourceOverrides,
    sessionAffinity: spec.sessionAffinity,
    mayOverlap: true,
    defaults: context.options.programs ?? {},
    additions: run.additions,
  };
  const deployment = proxyDeployment(proxy);
  const imagePullSecrets = spec.resourceOverrides?.proxyDeployment?.imagePullSecrets;
  return [
    ...(spec.serviceAccount === undefined
      ? [serviceAccount(name, component, { mountToken: run.mountToken, imagePullSecrets })]
      : []),
    proxyConfigMap(proxy),
    deployment,
    proxyService(proxy),
    ...disruptionBudget(deployment, component, remote, context),
  ];
};
