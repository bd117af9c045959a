import { lowerSessionStorage } from '../lower/config/session-storage.ts';
import { objectNames } from '../../runtime/resources/object-names.ts';
import { serviceUrl } from '../../runtime/resources/service-address.ts';
import { backendSource } from '../facts/gateways/group-members.ts';
import type { Resource } from '../program/resource.ts';
import type { Aggregation } from './tools/aggregate-tools.ts';
import { listOf } from './assumptions.ts';
import { planAuthentication, planAuthServer } from './authentication.ts';
import { planAuthorization } from './authorization.ts';
import { replicasOf, secretsOf } from './emitted.ts';
import { planName } from './names.ts';
import { planRateLimits, planSessions, telemetryPlan } from './operations.ts';
import { serviceAddress } from './plan-address.ts';
import { planBackends } from './plan-backends.ts';
import type { PlanContext } from './plan-context-type.ts';
import { planWorkflows } from './plan-workflows.ts';
import { filled, type Section } from './section.ts';
import { podPorts } from '../objects/layout.ts';

/** What holds for a VirtualMCPServer: its clients, its backends and the tools between them. */
export function planVirtualServer(
  server: Resource<'VirtualMCPServer'>,
  aggregation: Aggregation,
  context: PlanContext,
): Section {
  const { spec } = server.resource;
  // The telemetry of a configuration is taken as authored: the server itself fills in its defaults.
  const { telemetry, audit } = server.authored.spec.config ?? {};
  const objects = context.objectsOf(server);
  const service = objectNames.virtualServer(server.name);
  const secrets = secretsOf(objects);
  const storage =
    spec.sessionStorage === undefined ? spec.config?.sessionStorage : lowerSessionStorage(spec.sessionStorage).storage;
  const rateLimits = planRateLimits(spec.config?.rateLimiting);
  const backends = planBackends(server, aggregation.backends, secrets, context);
  const workflows = planWorkflows(aggregation);
  const baseUrl = serviceUrl(service, server.namespace, podPorts.gateway);
  const discovery = backendSource(server);
  if (discovery === 'discovered') {
    const names = listOf(backends.map(({ name }) => name));
    const known = names === '' ? 'the input holds none' : `the input holds ${names}`;
    context.assumptions.add(planName(server), `its backends are found at run time; ${known}`);
  }
  return {
    ...(spec.config === undefined ? {} : { group: spec.config.groupRef }),
    objects: objects.map(({ title }) => title),
    ...filled('address', serviceAddress(objects, service, { path: '/mcp', transport: 'streamable-http' })),
    replicas: replicasOf(objects),
    authentication: planAuthentication(server, baseUrl, context),
    ...filled('authServer', planAuthServer(server, context)),
    authorization: planAuthorization(server, context),
    ...(secrets.length === 0 ? {} : { secrets }),
    ...filled('sessions', planSessions(server, storage, context)),
    ...(rateLimits.length === 0 ? {} : { rateLimits }),
    ...(telemetry === undefined
      ? {}
      : {
          telemetry: telemetryPlan(
            { serviceName: server.name, ...telemetry },
            'spec.config.telemetry',
            planName(server),
            context,
          ),
        }),
    ...(audit?.enabled === true ? { audit: audit.logFile ?? 'standard output' } : {}),
    discovery,
    ...(backends.length === 0 ? {} : { backends }),
    tools: aggregation.plan,
    ...(workflows.length === 0 ? {} : { workflows }),
  };
}
