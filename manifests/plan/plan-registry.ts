import type { PlanAuthentication, PlanAuthorization } from '../../generated/types/plan-workload.ts';
import type { RegistryServerConfig } from '../../generated/types/registry-server.ts';
import { objectNames } from '../../runtime/resources/object-names.ts';
import { registryConfigOf } from '../facts/registry/registry-configs.ts';
import type { Resource } from '../program/resource.ts';
import { replicasOf, secretsOf } from './emitted.ts';
import { planName } from './names.ts';
import { telemetryPlan } from './operations.ts';
import { serviceAddress } from './plan-address.ts';
import type { PlanContext } from './plan-context-type.ts';
import { filled, type Section } from './section.ts';
import { shownAddress } from '../facts/network/shown-address.ts';

const source = 'spec.configYAML';

/** What holds for an MCPRegistry, as its own configuration says it (spec 1). */
export async function planRegistry(registry: Resource<'MCPRegistry'>, context: PlanContext): Promise<Section> {
  const { config } = await registryConfigOf(registry);
  const objects = context.objectsOf(registry);
  const service = objectNames.registry(registry.name);
  const secrets = secretsOf(objects);
  const { telemetry, audit } = config ?? {};
  return {
    objects: objects.map(({ title }) => title),
    ...filled('address', serviceAddress(objects, service, { path: '/', transport: 'http' })),
    replicas: replicasOf(objects),
    authentication: authenticationOf(registry, config, context),
    authorization: authorizationOf(config),
    ...(secrets.length === 0 ? {} : { secrets }),
    ...(telemetry === undefined ? {} : { telemetry: telemetryPlan(telemetry, source, planName(registry), context) }),
    ...(audit?.enabled === true ? { audit: audit.logFile ?? 'standard output' } : {}),
  };
}

function authenticationOf(
  registry: Resource<'MCPRegistry'>,
  config: RegistryServerConfig | undefined,
  { assumptions }: PlanContext,
): PlanAuthentication {
  const auth = config?.auth;
  if (auth?.oauth === undefined) return { type: 'none', source: `${source}, auth` };
  const { providers, resourceUrl } = auth.oauth;
  for (const { issuerUrl } of providers) {
    const text = 'issuer that can be reached, and gives clients tokens with the audiences of the plan';
    assumptions.share(shownAddress(issuerUrl), text, planName(registry));
  }
  return {
    type: 'oidc',
    issuer: providers.map(({ issuerUrl }) => shownAddress(issuerUrl)).join(', '),
    audience: providers.map(({ audience }) => audience).join(', '),
    ...(resourceUrl === undefined ? {} : { resource: resourceUrl }),
    source: `${source}, auth.oauth`,
  };
}

/** The roles, and who is given them; without roles everybody who is let in sees everything. */
function authorizationOf(config: RegistryServerConfig | undefined): PlanAuthorization {
  const roles = config?.auth?.authz?.roles;
  if (roles === undefined) return { type: 'none', source: 'not set' };
  const names = ['superAdmin', 'manageSources', 'manageRegistries', 'manageEntries'] as const;
  const policies = names.flatMap((role) =>
    (roles[role] ?? []).map((claims) => `${role} for ${JSON.stringify(claims)}`),
  );
  return { type: 'roles', ...(policies.length === 0 ? {} : { policies }), source: `${source}, auth.authz` };
}
