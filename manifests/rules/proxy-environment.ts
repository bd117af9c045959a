import { project } from '../../generated/project.ts';
import { placeOf } from '../../runtime/config/part.ts';
import type { LinkedProgram } from '../program/link.ts';
import { isKind, type Resource } from '../program/resource.ts';
import { propertyOf } from '../program/values-at.ts';
import { reservedVariable } from './environment-reserved.ts';
import type { Rule } from './rule.ts';

type Proxied = Resource<'MCPServer'> | Resource<'MCPRemoteProxy'>;

/** What people add to the environment of a proxy comes last, so it is none of what the proxy gets from Secrets (design: compile decisions). */
export const proxyEnvironment: Rule = (program, report) => {
  for (const resource of program.resources) {
    if (!isKind(resource, 'MCPServer') && !isKind(resource, 'MCPRemoteProxy')) continue;
    const { env = [] } = resource.authored.spec.resourceOverrides?.proxyDeployment ?? {};
    for (const [index, { name }] of env.entries()) {
      if (!name.startsWith(project.environmentPrefix)) continue;
      const field = fieldsOf(resource, program).get(name.slice(project.environmentPrefix.length));
      if (field === undefined) continue;
      const path = ['spec', 'resourceOverrides', 'proxyDeployment', 'env', index, 'name'];
      report(reservedVariable({ name, field, wins: true }, placeOf(resource, path, 'value')));
    }
  }
};

/** The variables of a proxy that hold a secret, without their prefix, and the fields that name the Secrets. */
function fieldsOf({ authored, ...resource }: Proxied, program: LinkedProgram): ReadonlyMap<string, string> {
  const { oidcConfigRef, externalAuthConfigRef } = authored.spec;
  const fields = new Map<string, string>();
  const password = propertyOf(propertyOf(authored.spec, 'sessionStorage'), 'passwordRef');
  if (password !== undefined) fields.set('SESSION_REDIS_PASSWORD', 'sessionStorage.passwordRef');
  const oidc = oidcConfigRef === undefined ? undefined : program.find('MCPOIDCConfig', resource, oidcConfigRef.name);
  if (oidc?.resource.spec.inline?.clientSecretRef !== undefined) {
    fields.set('OIDC_CLIENT_SECRET', `clientSecretRef of MCPOIDCConfig "${oidc.name}"`);
  }
  const external =
    externalAuthConfigRef === undefined
      ? undefined
      : program.find('MCPExternalAuthConfig', resource, externalAuthConfigRef.name);
  if (external === undefined) return fields;
  const { spec } = external.resource;
  const of = (field: string): string => `${field} of MCPExternalAuthConfig "${external.name}"`;
  if (spec.type === 'tokenExchange' && spec.tokenExchange.clientSecretRef !== undefined) {
    fields.set('TOKEN_EXCHANGE_CLIENT_SECRET', of('clientSecretRef'));
  }
  if (spec.type === 'headerInjection') fields.set('HEADER_INJECTION_VALUE', of('valueSecretRef'));
  if (spec.type === 'bearerToken') fields.set('REMOTE_AUTH_BEARER_TOKEN', of('tokenSecretRef'));
  return fields;
}
