import type { PlanAddress, PlanSecret, PlanWorkload } from '../../generated/types/plan-workload.ts';
import { transportOfProxy } from '../../runtime/resources/backend-endpoint.ts';
import { objectNames } from '../../runtime/resources/object-names.ts';
import { endpointPath } from '../../runtime/resources/service-address.ts';
import { lowerSessionStorage } from '../lower/config/session-storage.ts';
import type { Resource } from '../program/resource.ts';
import { planAuthentication, planAuthServer } from './authentication.ts';
import { planAuthorization } from './authorization.ts';
import { replicasOf, secretsOf, type EmittedObject } from './emitted.ts';
import { planName } from './names.ts';
import { planNetwork } from './network.ts';
import { proxyTools } from './tools/offered-tools.ts';
import { planRateLimits, planSessions, proxyTelemetry } from './operations.ts';
import { proxyOutgoing } from './outgoing.ts';
import { addPodAssumptions } from './pod-assumptions.ts';
import { serviceAddress } from './plan-address.ts';
import type { PlanContext } from './plan-context-type.ts';
import { shownAddress } from '../facts/network/shown-address.ts';
import type { PlanDraft } from './plan-draft.ts';

/** Adds what holds for an MCPServer or MCPRemoteProxy to its plan: a proxy, and the server behind it. */
export function planProxy(
  workload: Resource<'MCPServer'> | Resource<'MCPRemoteProxy'>,
  planned: PlanDraft<PlanWorkload>,
  context: PlanContext,
): void {
  const objects = context.objectsOf(workload);
  const address = addressOf(workload, objects);
  const baseUrl = address === undefined ? '' : `http://${address.host}:${address.port}`;
  const secrets = secretsOf(objects);
  const { groupRef, audit } = workload.resource.spec;
  if (workload.kind === 'MCPServer') addPodAssumptions(workload, objects, context);
  if (groupRef !== undefined) planned.group = groupRef;
  planned.runs = runsOf(workload, context);
  planned.objects = objects.map(titleOf);
  if (address !== undefined) planned.address = address;
  planned.replicas = replicasOf(objects);
  planned.authentication = planAuthentication(workload, baseUrl, context);
  const authServer = planAuthServer(workload, context);
  if (authServer !== undefined) planned.authServer = authServer;
  planned.authorization = planAuthorization(workload, context);
  planned.outgoing = proxyOutgoing(workload, secrets, context);
  if (workload.kind === 'MCPServer') addServerParts(workload, secrets, planned, context);
  else if (secrets.length > 0) planned.secrets = secrets;
  const telemetry = proxyTelemetry(workload, context);
  if (telemetry !== undefined) planned.telemetry = telemetry;
  if (audit?.enabled === true) planned.audit = 'standard output of the proxy';
  planned.tools = proxyTools(workload, context);
}

function titleOf({ title }: EmittedObject): string {
  return title;
}

function addressOf(
  workload: Resource<'MCPServer'> | Resource<'MCPRemoteProxy'>,
  objects: readonly EmittedObject[],
): PlanAddress | undefined {
  const { kind, name } = workload;
  const service = kind === 'MCPServer' ? objectNames.serverProxy(name) : objectNames.remoteProxy(name);
  const transport = transportOfProxy(workload);
  return serviceAddress(objects, service, { path: endpointPath(transport), transport });
}

function runsOf(workload: Resource<'MCPServer'> | Resource<'MCPRemoteProxy'>, { assumptions }: PlanContext): string {
  if (workload.kind === 'MCPServer') return workload.resource.spec.image;
  const { remoteUrl, transport } = workload.resource.spec;
  const runs = shownAddress(remoteUrl);
  assumptions.share(runs, `remote server that can be reached, and speaks ${transport}`, planName(workload));
  return runs;
}

/** What a server has and a remote one does not, among it the secrets of its pods in the order of plans. */
function addServerParts(
  server: Resource<'MCPServer'>,
  secrets: readonly PlanSecret[],
  planned: PlanDraft<PlanWorkload>,
  context: PlanContext,
): void {
  const { sessionStorage, rateLimiting } = server.resource.spec;
  planned.network = planNetwork(server, context);
  if (sessionStorage !== undefined) {
    const sessions = planSessions(server, lowerSessionStorage(sessionStorage).storage, context);
    if (sessions !== undefined) planned.sessions = sessions;
  }
  const rateLimits = planRateLimits(rateLimiting);
  if (rateLimits.length > 0) planned.rateLimits = rateLimits;
  if (secrets.length > 0) planned.secrets = secrets;
}
