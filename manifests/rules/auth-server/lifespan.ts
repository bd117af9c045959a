import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import { readDuration } from '../../../runtime/language/duration.ts';
import {
  authServerConfigurationIn,
  type AuthServerConfiguration,
} from '../../facts/sign-in/auth-server-configurations.ts';
import type { AnyResource } from '../../program/resource.ts';
import { propertyOf, valuesAt } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const refreshEndsFirst = defineDiagnostic<{ access: string; refresh: string }>({
  code: 'auth-server/lifespan-of-refresh-token',
  severity: 'warning',
  summary: 'Refresh tokens that end before the access tokens that they renew, so that users sign in again and again.',
  message: ({ access, refresh }) =>
    `refresh tokens end after ${refresh}, before the access tokens that they renew (${access})`,
  hint: () => 'let refresh tokens live longer than access tokens',
});

export const longCode = defineDiagnostic<{ lifespan: string }>({
  code: 'auth-server/lifespan-of-code',
  severity: 'warning',
  summary: 'Authorization codes that are valid for longer than the ten minutes that OAuth recommends at most.',
  message: ({ lifespan }) => `codes are valid for ${lifespan}: anyone who finds one in a log can use it for that long`,
  hint: () => 'use at most 10m: a code is exchanged within seconds',
});

/** Tokens of an authorization server live as long as they are of use (spec 3, EmbeddedAuthServerConfig). */
export const authServerLifespan: Rule = (program, report) => {
  for (const resource of program.resources) {
    const configured = authServerConfigurationIn(resource);
    if (configured === undefined) continue;
    checkRefreshTokens(resource, configured, report);
    checkCodes(resource, configured, report);
  }
};

function checkRefreshTokens(resource: AnyResource, { config, path }: AuthServerConfiguration, report: Report): void {
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
