import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import { authServerConfigurationIn } from '../../facts/sign-in/auth-server-configurations.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { oidcProvidersOf } from '../../facts/sign-in/oidc-providers.ts';
import type { AnyResource } from '../../program/resource.ts';
import { webAddress } from '../../facts/network/web-addresses.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const plainTokens = defineDiagnostic<{ field: string }>({
  code: 'token-endpoint/address-plain-http',
  severity: 'warning',
  summary:
    'An address that tokens and client secrets are sent to over plain HTTP, where everybody in between can read them.',
  message: ({ field }) => `${field} is reached over plain HTTP: tokens and client secrets can be read on the way`,
  hint: () => 'use https',
});

export const tokensFromOwnPod = defineDiagnostic<{ field: string; host: string }>({
  code: 'token-endpoint/address-own-pod',
  severity: 'error',
  summary: 'An address that tokens come from, and that leads to the pod of the workload itself.',
  message: ({ field, host }) => `${field} is at ${host}, which is the pod of the workload itself`,
  hint: () => 'use the address that pods reach it by, such as the name of its Service',
});

export const endpointOfUsers = defineDiagnostic<{ field: string }>({
  code: 'token-endpoint/address-is-authorization-endpoint',
  severity: 'warning',
  summary: 'The address of the page where users sign in, where the endpoint that gives tokens is asked for.',
  message: ({ field }) => `${field} is the address where users sign in, and no tokens come from there`,
  hint: () => 'use the token_endpoint of the discovery document of the provider',
});

export const tokensForUsers = defineDiagnostic({
  code: 'token-endpoint/address-for-users',
  severity: 'warning',
  summary: 'The address of the endpoint that gives tokens, where the page is asked for on which users sign in.',
  message: () => 'authorizationEndpoint is the address where tokens come from, and no user signs in there',
  hint: () => 'use the authorization_endpoint of the discovery document of the provider',
});

export const endpointIsIssuer = defineDiagnostic<{ field: string; issuer: string }>({
  code: 'token-endpoint/address-is-issuer',
  severity: 'warning',
  summary: 'The issuer of an identity provider, where the address of its token endpoint is asked for.',
  message: ({ field, issuer }) => `${field} is the issuer ${issuer}, where no tokens come from as a rule`,
  hint: () => 'use the token_endpoint of the discovery document of the issuer',
});

/** Where tokens come from has to be reached, and by nobody else (RFC 6749, section 3.2: TLS). */
export const tokenEndpointAddress: Rule = (program, report) => {
  let issuers: ReadonlySet<string> | undefined;
  for (const resource of program.resources) {
    for (const { url, path, users } of endpointsOf(resource)) {
      const address = webAddress(url);
      if (address === undefined) continue;
      const field = String(path.at(-1));
      const place = () => placeOf(resource, path, 'value');
      if (address.reach === 'own') report(tokensFromOwnPod({ field, host: address.host }, place()));
      else if (address.isPlain) report(plainTokens({ field }, place()));
      if (users !== undefined && users !== url && /\/(?:token|access_token)\/?$/.test(users))
        report(tokensForUsers({}, placeOf(resource, [...path.slice(0, -1), 'authorizationEndpoint'], 'value')));
      issuers ??= issuersOf(program);
      if (url === users || (asksForTokens.has(field) && isForUsers(url))) report(endpointOfUsers({ field }, place()));
      else if (asksForTokens.has(field) && issuers.has(withoutSlash(url)))
        report(endpointIsIssuer({ field, issuer: url }, place()));
    }
  }
};

/** Whether a URL is by its name that of the page where users sign in. */
function isForUsers(url: string): boolean {
  return /\/(?:authorize|authorization|(?:oauth2?|openid-connect|oidc)(?:\/v\d+)?\/auth)\/?(?:\?|$)/.test(url);
}

const asksForTokens = new Set(['tokenUrl', 'tokenEndpoint']);

/** The issuers that the input names. */
function issuersOf(program: LinkedProgram): ReadonlySet<string> {
  const urls = program.resources.flatMap((resource) => [
    ...oidcProvidersOf(resource).map((provider) => provider.urls.issuer ?? ''),
    ...(authServerConfigurationIn(resource)?.config.upstreamProviders ?? []).map(
      ({ oidcConfig }) => oidcConfig?.issuerUrl ?? '',
    ),
  ]);
  return new Set(urls.map(withoutSlash));
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

interface Endpoint {
  readonly url: string;
  /** Where users sign in, for the endpoint beside it where tokens come from. */
  readonly users?: string;
  readonly path: DocumentPath;
}

function endpointsOf(resource: AnyResource): Endpoint[] {
  switch (resource.kind) {
    case 'MCPExternalAuthConfig': {
      const { tokenExchange, embeddedAuthServer } = resource.resource.spec;
      return [
        ...endpoint(tokenExchange?.tokenUrl, ['spec', 'tokenExchange', 'tokenUrl']),
        ...ofUpstreams(embeddedAuthServer?.upstreamProviders, ['spec', 'embeddedAuthServer', 'upstreamProviders']),
      ];
    }
    case 'VirtualMCPServer': {
      const { authServerConfig, outgoingAuth, config } = resource.resource.spec;
      const base = ['spec', 'config', 'outgoingAuth'];
      // What the resource says takes the place of the model's outgoing authentication.
      const model = outgoingAuth === undefined ? config?.outgoingAuth : undefined;
      return [
        ...ofUpstreams(authServerConfig?.upstreamProviders, ['spec', 'authServerConfig', 'upstreamProviders']),
        ...endpoint(model?.default?.tokenExchange?.tokenUrl, [...base, 'default', 'tokenExchange', 'tokenUrl']),
        ...Object.entries(model?.backends ?? {}).flatMap(([name, { tokenExchange }]) =>
          endpoint(tokenExchange?.tokenUrl, [...base, 'backends', name, 'tokenExchange', 'tokenUrl']),
        ),
      ];
    }
    default:
      return [];
  }
}

interface Upstream {
  readonly oauth2Config?: {
    readonly authorizationEndpoint: string;
    readonly tokenEndpoint: string;
    readonly userInfo: { readonly endpointUrl: string };
  };
  readonly oidcConfig?: { readonly issuerUrl: string; readonly userInfoOverride?: { readonly endpointUrl: string } };
}

/** The browser goes to the authorization endpoint, so that one is not asked by the pod. */
function ofUpstreams(upstreams: readonly Upstream[] | undefined, base: DocumentPath): Endpoint[] {
  return (upstreams ?? []).flatMap(({ oauth2Config, oidcConfig }, index) => [
    ...endpoint(
      oauth2Config?.tokenEndpoint,
      [...base, index, 'oauth2Config', 'tokenEndpoint'],
      oauth2Config?.authorizationEndpoint,
    ),
    ...endpoint(oidcConfig?.issuerUrl, [...base, index, 'oidcConfig', 'issuerUrl']),
    ...endpoint(oauth2Config?.userInfo.endpointUrl, [...base, index, 'oauth2Config', 'userInfo', 'endpointUrl']),
    ...endpoint(oidcConfig?.userInfoOverride?.endpointUrl, [
      ...base,
      index,
      'oidcConfig',
      'userInfoOverride',
      'endpointUrl',
    ]),
  ]);
}

function endpoint(url: string | undefined, path: DocumentPath, users?: string): Endpoint[] {
  return url === undefined ? [] : [{ url, path, ...(users === undefined ? {} : { users }) }];
}
