import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { oidcProvidersOf } from '../../facts/sign-in/oidc-providers.ts';
import { propertyOf } from '../../program/values-at.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const otherEndpoint = defineDiagnostic<{ field: string; found: string; wanted: string }>({
  code: 'oidc/endpoint-mixed-up',
  severity: 'warning',
  summary: 'An address of an identity provider where another of its addresses is asked for.',
  message: ({ field, found }) => `${field} is ${found}`,
  hint: ({ wanted }) => `use the ${wanted} of the discovery document of the provider`,
});

export const introspectionWithoutClient = defineDiagnostic({
  code: 'oidc/endpoint-without-client',
  severity: 'warning',
  summary: 'Token introspection without client credentials, which introspection endpoints refuse (RFC 7662).',
  message: () => 'introspectionUrl is set without a client: introspection endpoints require client authentication',
  hint: () => 'add clientId and clientSecretRef of a client that may introspect tokens',
});

/** Ends of well-known addresses, and what answers there. */
const endpoints: readonly (readonly [RegExp, string])[] = [
  [/\/\.well-known\/(openid-configuration|oauth-authorization-server)\/?$/, 'the discovery document'],
  [/\/(authorize|authorization|auth)\/?$/, 'the endpoint where users sign in'],
  [/\/(token|tokens)\/?$/, 'the endpoint that gives tokens'],
  [/\/(userinfo|me)\/?$/, 'the endpoint that tells of users'],
];

const wantedNames = { jwksUrl: 'jwks_uri', introspectionUrl: 'introspection_endpoint' } as const;

/** The addresses of an identity provider are those of what they are for (OpenID Connect Discovery; RFC 7662). */
export const oidcEndpoint: Rule = (program, report) => {
  for (const resource of program.resources) {
    for (const { declaredIn, path, urls, isCluster } of oidcProvidersOf(resource)) {
      for (const field of ['jwksUrl', 'introspectionUrl'] as const) {
        const url = urls[field] ?? '';
        const at = URL.parse(url)?.pathname;
        const isIssuer = at !== undefined && withoutSlash(url) === withoutSlash(urls.issuer ?? '');
        const found = isIssuer ? 'the issuer' : endpoints.find(([form]) => form.test(at ?? ''))?.[1];
        if (found === undefined) continue;
        report(
          otherEndpoint({ field, found, wanted: wantedNames[field] }, placeOf(declaredIn, [...path, field], 'value')),
        );
      }
      const { introspectionUrl = '' } = urls;
      // Some providers tell everybody of a token, under this name.
      if (introspectionUrl === '' || isCluster || /\/tokeninfo\/?$/.test(introspectionUrl)) continue;
      const isKnown = ['clientId', 'jwksAuthTokenPath'].some((field) => (propertyOf(urls, field) ?? '') !== '');
      if (!isKnown) report(introspectionWithoutClient({}, placeOf(declaredIn, [...path, 'introspectionUrl'], 'value')));
    }
  }
};

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
