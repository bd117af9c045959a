import { project } from '../../../generated/project.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { environmentName } from '../../../runtime/resources/object-names.ts';
import { embeddedAuthServersOf } from '../../facts/sign-in/embedded-auth-servers.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { isKind, type Resource } from '../../program/resource.ts';
import { propertyOf } from '../../program/values-at.ts';
import { reservedVariable } from './reserved.ts';
import type { Rule } from '../../check/contracts/rule.ts';

type Proxied = Resource<'MCPServer'> | Resource<'MCPRemoteProxy'>;

/** What people add to the environment of a proxy comes last, so it is none of what the proxy gets from Secrets (design: compile decisions). */
export const environmentReservedInProxies: Rule = (program, report) => {
  for (const resource of program.resources) {
    if (!isKind(resource, 'MCPServer') && !isKind(resource, 'MCPRemoteProxy')) continue;
    const { env = [] } = resource.authored.spec.resourceOverrides?.proxyDeployment ?? {};
    for (const [index, { name }] of env.entries()) {
      if (!name.startsWith(project.environmentPrefix)) continue;
      const field = fieldsOf(resource, program).get(name);
      if (field === undefined) continue;
      const path = ['spec', 'resourceOverrides', 'proxyDeployment', 'env', index, 'name'];
      report(reservedVariable({ name, field, wins: true, isSecret: true }, placeOf(resource, path, 'value')));
    }
  }
};

/** The variables of a proxy that hold a secret, and the fields that name the Secrets. */
function fieldsOf(resource: Proxied, program: LinkedProgram): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  const password = propertyOf(propertyOf(resource.authored.spec, 'sessionStorage'), 'passwordRef');
  if (password !== undefined) fields.set(environmentName('SESSION_REDIS_PASSWORD'), 'sessionStorage.passwordRef');
  const { oidcConfig, oidcConfigRef, telemetryConfigRef } = resource.resource.spec;
  const oidc = oidcConfigRef === undefined ? undefined : program.find('MCPOIDCConfig', resource, oidcConfigRef.name);
  const clientSecret = environmentName('OIDC_CLIENT_SECRET');
  if (oidc?.resource.spec.inline?.clientSecretRef !== undefined) {
    fields.set(clientSecret, `clientSecretRef of MCPOIDCConfig "${oidc.name}"`);
  } else if (oidcConfig?.inline?.clientSecretRef !== undefined) {
    fields.set(clientSecret, 'oidcConfig.inline.clientSecretRef');
  }
  const telemetry =
    telemetryConfigRef === undefined
      ? undefined
      : program.find('MCPTelemetryConfig', resource, telemetryConfigRef.name);
  for (const { name } of telemetry?.resource.spec.openTelemetry?.sensitiveHeaders ?? []) {
    fields.set(environmentName('OTEL_HEADER', name), `sensitiveHeaders of MCPTelemetryConfig "${telemetry?.name}"`);
  }
  const headers = isKind(resource, 'MCPRemoteProxy') ? resource.resource.spec.headerForward?.addHeadersFromSecret : [];
  for (const { headerName } of headers ?? []) {
    fields.set(environmentName('HEADER_FORWARD', resource.name, headerName), 'headerForward.addHeadersFromSecret');
  }
  for (const [variable, field] of [...ofExternalAuth(resource, program), ...ofAuthServer(resource, program)]) {
    fields.set(variable, field);
  }
  return fields;
}

function ofExternalAuth(resource: Proxied, program: LinkedProgram): [string, string][] {
  const { externalAuthConfigRef: reference } = resource.resource.spec;
  const external =
    reference === undefined ? undefined : program.find('MCPExternalAuthConfig', resource, reference.name);
  if (external === undefined) return [];
  const { spec } = external.resource;
  const of = (field: string): string => `${field} of MCPExternalAuthConfig "${external.name}"`;
  switch (spec.type) {
    case 'tokenExchange':
      return spec.tokenExchange.clientSecretRef === undefined
        ? []
        : [[environmentName('TOKEN_EXCHANGE_CLIENT_SECRET'), of('clientSecretRef')]];
    case 'headerInjection':
      return [[environmentName('HEADER_INJECTION_VALUE'), of('valueSecretRef')]];
    case 'bearerToken':
      return isKind(resource, 'MCPServer') ? [] : [[environmentName('REMOTE_AUTH_BEARER_TOKEN'), of('tokenSecretRef')]];
    default:
      return [];
  }
}

function ofAuthServer(resource: Proxied, program: LinkedProgram): [string, string][] {
  const [server] = embeddedAuthServersOf(resource, program);
  if (server === undefined) return [];
  const of = (field: string): string => `${field} of ${server.declaredIn.kind} "${server.declaredIn.name}"`;
  const ofProviders = server.config.upstreamProviders.flatMap((provider): [string, string][] => {
    const { clientSecretRef } = provider.type === 'oidc' ? provider.oidcConfig : provider.oauth2Config;
    const variable = environmentName('UPSTREAM_CLIENT_SECRET', provider.name);
    return clientSecretRef === undefined ? [] : [[variable, of('clientSecretRef')]];
  });
  if (server.config.storage?.type !== 'redis') return ofProviders;
  return [
    ...ofProviders,
    [environmentName('AUTH_REDIS_USERNAME'), of('usernameSecretRef')],
    [environmentName('AUTH_REDIS_PASSWORD'), of('passwordSecretRef')],
  ];
}
