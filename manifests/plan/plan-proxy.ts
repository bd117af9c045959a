import type { PlanWorkload } from '../../generated/types/plan-workload.ts';
import { transportOfProxy } from '../lower/backend-endpoint.ts';
import { objectNames } from '../lower/object-names.ts';
import { endpointPath } from '../lower/service-address.ts';
import { lowerSessionStorage } from '../lower/session-storage.ts';
import type { Resource } from '../program/resource.ts';
import { planAuthentication, planAuthServer } from './authentication.ts';
import { planAuthorization } from './authorization.ts';
import { replicasOf, secretsOf } from './emitted.ts';
import { planName } from './names.ts';
import { planNetwork } from './network.ts';
import { proxyTools } from './offered-tools.ts';
import { planRateLimits, planSessions, proxyTelemetry } from './operations.ts';
import { proxyOutgoing } from './outgoing.ts';
import { addPodAssumptions } from './pod-assumptions.ts';
import { serviceAddress } from './plan-address.ts';
import type { PlanContext } from './plan-context.ts';
import { filled, type Section } from './section.ts';
import { shownAddress } from './shown-address.ts';

/** What holds for an MCPServer or MCPRemoteProxy: a proxy, and the server behind it. */
export function planProxy(workload: Resource<'MCPServer'> | Resource<'MCPRemoteProxy'>, context: PlanContext): Section {
  const { spec } = workload.resource;
  const objects = context.objectsOf(workload);
  const service =
    workload.kind === 'MCPServer' ? objectNames.serverProxy(workload.name) : objectNames.remoteProxy(workload.name);
  const transport = transportOfProxy(workload);
  const address = serviceAddress(objects, service, { path: endpointPath(transport), transport });
  const baseUrl = address === undefined ? '' : `http://${address.host}:${address.port}`;
  const secrets = secretsOf(objects);
  const { groupRef, audit } = spec;
  if (workload.kind === 'MCPServer') addPodAssumptions(workload, objects, context);
  return {
    ...(groupRef === undefined ? {} : { group: groupRef }),
    ...runningOf(workload, context),
    objects: objects.map(({ title }) => title),
    ...(address === undefined ? {} : { address }),
    replicas: replicasOf(objects),
    authentication: planAuthentication(workload, baseUrl, context),
    ...filled('authServer', planAuthServer(workload, context)),
    authorization: planAuthorization(workload, context),
    outgoing: proxyOutgoing(workload, secrets, context),
    ...serverParts(workload, context),
    ...(secrets.length === 0 ? {} : { secrets }),
    ...filled('telemetry', proxyTelemetry(workload, context)),
    ...(audit?.enabled === true ? { audit: 'standard output of the proxy' } : {}),
    tools: proxyTools(workload, context),
  };
}

function runningOf(
  workload: Resource<'MCPServer'> | Resource<'MCPRemoteProxy'>,
  { assumptions }: PlanContext,
): Pick<PlanWorkload, 'runs'> {
  if (workload.kind === 'MCPServer') return { runs: workload.resource.spec.image };
  const { remoteUrl, transport } = workload.resource.spec;
  const runs = shownAddress(remoteUrl);
  assumptions.share(runs, `remote server that can be reached, and speaks ${transport}`, planName(workload));
  return { runs };
}

function serverParts(workload: Resource<'MCPServer'> | Resource<'MCPRemoteProxy'>, context: PlanContext): Section {
  if (workload.kind !== 'MCPServer') return {};
  const { sessionStorage, rateLimiting } = workload.resource.spec;
  const storage = sessionStorage === undefined ? undefined : lowerSessionStorage(sessionStorage).storage;
  const rateLimits = planRateLimits(rateLimiting);
  return {
    network: planNetwork(workload, context),
    ...filled('sessions', planSessions(workload, storage, context)),
    ...(rateLimits.length === 0 ? {} : { rateLimits }),
  };
}
