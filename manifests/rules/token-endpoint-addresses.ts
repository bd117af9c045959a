import type { DocumentPath } from '../../runtime/config/parsed-document.ts';
import { placeOf } from '../../runtime/config/part.ts';
import { defineDiagnostic } from '../../runtime/diagnostics/define.ts';
import type { AnyResource } from '../program/resource.ts';
import { webAddress } from '../program/web-addresses.ts';
import type { Rule } from './rule.ts';

export const plainTokens = defineDiagnostic<{ field: string }>({
  code: 'token-endpoint/plain-http',
  severity: 'warning',
  summary:
    'An address that tokens and client secrets are sent to over plain HTTP, where everybody in between can read them.',
  message: ({ field }) => `${field} is reached over plain HTTP: tokens and client secrets can be read on the way`,
  hint: () => 'use https',
});

export const tokensFromOwnPod = defineDiagnostic<{ field: string; host: string }>({
  code: 'token-endpoint/own-pod',
  severity: 'error',
  summary: 'An address that tokens come from, and that leads to the pod of the workload itself.',
  message: ({ field, host }) => `${field} is at ${host}, which is the pod of the workload itself`,
  hint: () => 'use the address that pods reach it by, such as the name of its Service',
});

/** Where tokens come from has to be reached, and by nobody else (RFC 6749, section 3.2: TLS). */
export const tokenEndpointAddresses: Rule = (program, report) => {
  for (const resource of program.resources) {
    for (const { url, path } of endpointsOf(resource)) {
      const address = webAddress(url);
      if (address === undefined) continue;
      const field = String(path.at(-1));
      const place = () => placeOf(resource, path, 'value');
      if (address.reach === 'own') report(tokensFromOwnPod({ field, host: address.host }, place()));
      else if (address.isPlain) report(plainTokens({ field }, place()));
    }
  }
};

interface Endpoint {
  readonly url: string;
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
  readonly oauth2Config?: { readonly tokenEndpoint: string; readonly userInfo: { readonly endpointUrl: string } };
  readonly oidcConfig?: { readonly userInfoOverride?: { readonly endpointUrl: string } };
}

/** The browser goes to the authorization endpoint, so that one is not asked by the pod. */
function ofUpstreams(upstreams: readonly Upstream[] | undefined, base: DocumentPath): Endpoint[] {
  return (upstreams ?? []).flatMap(({ oauth2Config, oidcConfig }, index) => [
    ...endpoint(oauth2Config?.tokenEndpoint, [...base, index, 'oauth2Config', 'tokenEndpoint']),
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

function endpoint(url: string | undefined, path: DocumentPath): Endpoint[] {
  return url === undefined ? [] : [{ url, path }];
}
