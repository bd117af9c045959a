import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import {
  authServerConfigurationIn,
  type AuthServerConfiguration,
} from '../../facts/sign-in/auth-server-configurations.ts';
import type { AnyResource } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const ownUpstream = defineDiagnostic<{ provider: string }>({
  code: 'auth-server/upstream-is-itself',
  severity: 'error',
  summary: 'An embedded authorization server that sends users to itself to sign in.',
  message: ({ provider }) => `provider "${provider}" has the issuer of the authorization server itself`,
  hint: () => 'issuerUrl is that of the identity provider, issuer the address of this server',
});

export const withoutOpenid = defineDiagnostic<{ provider: string }>({
  code: 'auth-server/upstream-without-openid',
  severity: 'warning',
  summary: 'An OIDC provider that is not asked for the scope openid, without which it may omit the user.',
  message: ({ provider }) => `provider "${provider}" is asked for scopes without openid, and may omit the user`,
  hint: () => 'add openid, or use type oauth2 for a provider that does not speak OIDC',
});

export const dollarPath = defineDiagnostic<{ field: string; written: string }>({
  code: 'auth-server/upstream-dollar-path',
  severity: 'error',
  summary: 'A path into the answer of a provider that begins with "$.", which would be the name of a field.',
  message: ({ field, written }) => `${field} is names joined by dots, and "${written}" begins with a field named "$"`,
  hint: ({ written }) => `write ${written.slice(2)}`,
});

export const userInfoAuthorization = defineDiagnostic<{ name: string }>({
  code: 'auth-server/upstream-authorization-header',
  severity: 'error',
  summary: 'A header that takes the place of the access token in requests about the user.',
  message: ({ name }) => `${name} carries the access token of the user there, and cannot be given here`,
  hint: () => 'remove it',
});

/** What an authorization server asks of its upstream providers can be answered (spec 3, OIDCUpstreamConfig and OAuth2UpstreamConfig). */
export const authServerUpstream: Rule = (program, report) => {
  for (const resource of program.resources) {
    const configured = authServerConfigurationIn(resource);
    if (configured !== undefined) check(resource, configured, report);
  }
};

function check(resource: AnyResource, { config, path }: AuthServerConfiguration, report: Report): void {
  for (const [index, { name: provider, oidcConfig, oauth2Config }] of config.upstreamProviders.entries()) {
    const base = [...path, 'upstreamProviders', index, oidcConfig === undefined ? 'oauth2Config' : 'oidcConfig'];
    const place = (...below: DocumentPath) => placeOf(resource, [...base, ...below], 'value');
    if (oidcConfig !== undefined) {
      const isOwn = oidcConfig.issuerUrl.replace(/\/$/, '') === config.issuer;
      if (isOwn) report(ownUpstream({ provider }, place('issuerUrl')));
      const asks = oidcConfig.scopes.flatMap((scope) => scope.split(' '));
      // Whoever says how to learn about the user does without the ID token.
      if (!asks.includes('openid') && oidcConfig.userInfoOverride === undefined)
        report(withoutOpenid({ provider }, place('scopes')));
    }
    for (const [field, written] of Object.entries(oauth2Config?.tokenResponseMapping ?? {})) {
      if (written.startsWith('$.')) report(dollarPath({ field, written }, place('tokenResponseMapping', field)));
    }
    const field = oidcConfig === undefined ? 'userInfo' : 'userInfoOverride';
    const { additionalHeaders = {} } = oidcConfig?.userInfoOverride ?? oauth2Config?.userInfo ?? {};
    for (const name of Object.keys(additionalHeaders)) {
      if (name.toLowerCase() !== 'authorization') continue;
      report(userInfoAuthorization({ name }, placeOf(resource, [...base, field, 'additionalHeaders', name], 'key')));
    }
  }
}
