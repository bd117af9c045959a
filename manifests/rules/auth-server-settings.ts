import type { RedisTLSConfig } from '../../generated/types/redis-tls-config.ts';
import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import type { Report } from '../../runtime/diagnostics/diagnostic.ts';
import { readDuration } from '../../runtime/language/duration.ts';
import { authServerConfigurationIn, type AuthServerConfiguration } from '../program/auth-server-configurations.ts';
import type { AnyResource } from '../program/resource.ts';
import { propertyOf, valuesAt } from '../program/values-at.ts';
import type { Rule } from './rule.ts';

export const refreshEndsFirst = defineDiagnostic<{ access: string; refresh: string }>({
  code: 'auth-server/refresh-ends-first',
  severity: 'warning',
  summary: 'Refresh tokens that end before the access tokens that they renew, so that users sign in again and again.',
  message: ({ access, refresh }) =>
    `refresh tokens end after ${refresh}, before the access tokens that they renew (${access})`,
  hint: () => 'let refresh tokens live longer than access tokens',
});

export const sameKeyTwice = defineDiagnostic<{ field: string; name: string; key: string }>({
  code: 'auth-server/same-key-twice',
  severity: 'warning',
  summary: 'A key that an authorization server is given twice, where the second is meant to be another.',
  message: ({ field, name, key }) => `${field} lists key "${key}" of Secret "${name}" twice`,
  hint: () => 'list the new key first and the one before it second, or remove one of them',
});

export const uncheckedBundle = defineDiagnostic({
  code: 'auth-server/unchecked-bundle',
  severity: 'warning',
  summary: 'A certificate to check Redis with, where any certificate is accepted.',
  message: () => 'caCertSecretRef has no effect: insecureSkipVerify accepts any certificate',
  hint: () => 'remove insecureSkipVerify',
});

export const endpointAsBase = defineDiagnostic({
  code: 'auth-server/endpoint-as-base',
  severity: 'warning',
  summary: 'The whole address of the authorization endpoint, where its base is asked for.',
  message: () =>
    'the path of the endpoint is added to this base: browsers would be sent to /oauth/authorize/oauth/authorize',
  hint: () => 'leave /oauth/authorize out',
});

export const longCode = defineDiagnostic<{ lifespan: string }>({
  code: 'auth-server/long-code',
  severity: 'warning',
  summary: 'Authorization codes that are valid for longer than the ten minutes that OAuth recommends at most.',
  message: ({ lifespan }) => `codes are valid for ${lifespan}: whoever finds one in a log can use it as long`,
  hint: () => 'use at most 10m: a code is exchanged within seconds',
});

/** The settings of an authorization server agree with each other (spec 3, EmbeddedAuthServerConfig). */
export const authServerSettings: Rule = (program, report) => {
  for (const resource of program.resources) {
    const held = authServerConfigurationIn(resource);
    if (held !== undefined) check(resource, held, report);
  }
};

function check(resource: AnyResource, held: AuthServerConfiguration, report: Report): void {
  const { config, path } = held;
  checkLifespans(resource, held, report);
  checkCodes(resource, held, report);
  for (const field of ['signingKeySecretRefs', 'hmacSecretRefs'] as const) {
    const seen = new Set<string>();
    for (const [index, { name, key }] of (config[field] ?? []).entries()) {
      const identity = JSON.stringify([name, key]);
      if (seen.has(identity))
        report(sameKeyTwice({ field, name, key }, placeOf(resource, [...path, field, index], 'value')));
      seen.add(identity);
    }
  }
  const { redis } = config.storage ?? {};
  for (const field of ['tls', 'sentinelTls'] as const) {
    const at = [...path, 'storage', 'redis', field, 'caCertSecretRef'];
    if (acceptsAll(redis?.[field])) report(uncheckedBundle({}, placeOf(resource, at, 'key')));
  }
  if (config.authorizationEndpointBaseUrl?.endsWith('/oauth/authorize') === true)
    report(endpointAsBase({}, placeOf(resource, [...path, 'authorizationEndpointBaseUrl'], 'value')));
}

function acceptsAll(tls: RedisTLSConfig | undefined): boolean {
  return tls?.insecureSkipVerify === true && tls.caCertSecretRef !== undefined;
}

function checkLifespans(resource: AnyResource, { config, path }: AuthServerConfiguration, report: Report): void {
  const { accessTokenLifespan: access, refreshTokenLifespan: refresh } = config.tokenLifespans ?? {};
  if (access === undefined || refresh === undefined) return;
  const [short, long] = [readDuration(refresh), readDuration(access)];
  if ('problem' in short || 'problem' in long || short.nanoseconds >= long.nanoseconds) return;
  const base: DocumentPath = [...path, 'tokenLifespans'];
  const [authored] = valuesAt(resource.authored, base.map(String));
  const isWritten = propertyOf(authored?.value, 'refreshTokenLifespan') !== undefined;
  const field = isWritten ? 'refreshTokenLifespan' : 'accessTokenLifespan';
  report(refreshEndsFirst({ access, refresh }, placeOf(resource, [...base, field], 'value')));
}

/** RFC 6749, section 4.1.2: ten minutes at most. */
const longestCode = 600_000_000_000n;

function checkCodes(resource: AnyResource, { config, path }: AuthServerConfiguration, report: Report): void {
  const lifespan = config.tokenLifespans?.authCodeLifespan;
  const read = lifespan === undefined ? undefined : readDuration(lifespan);
  if (lifespan === undefined || read === undefined || 'problem' in read || read.nanoseconds <= longestCode) return;
  report(longCode({ lifespan }, placeOf(resource, [...path, 'tokenLifespans', 'authCodeLifespan'], 'value')));
}
