import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { LinkedProgram } from '../../program/link.ts';
import { isKind, type Resource } from '../../program/resource.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const noIdentityProvider = defineDiagnostic<{ name: string }>({
  code: 'virtual-server/sign-in-without-provider',
  severity: 'error',
  summary: 'A virtual server requires its clients to sign in, without a provider to sign in at.',
  message: ({ name }) => `clients of VirtualMCPServer "${name}" have to sign in, but no identity provider is set`,
  hint: () => 'add oidcConfigRef, or authServerConfig for an embedded authorization server, or use type anonymous',
});

export const anonymousClients = defineDiagnostic<{ name: string }>({
  code: 'virtual-server/sign-in-not-required',
  severity: 'warning',
  summary: 'A virtual server embeds an authorization server, but lets everybody in without a token.',
  message: ({ name }) =>
    `VirtualMCPServer "${name}" embeds an authorization server, but its clients are anonymous and do not sign in`,
  hint: () => 'set incomingAuth.type to oidc, or remove authServerConfig',
});

export const issuerMismatch = defineDiagnostic<{ issuer: string; expected: string }>({
  code: 'virtual-server/sign-in-issuer-mismatch',
  severity: 'error',
  summary: 'The embedded authorization server of a virtual server is not the issuer whose tokens the server accepts.',
  message: ({ issuer, expected }) =>
    `the embedded authorization server issues as ${issuer}, but tokens of ${expected} are accepted`,
  hint: () => 'use one issuer in both, or leave oidcConfigRef out: the embedded one is accepted then',
});

/** Clients of a virtual server sign in with a provider that is known, and with its own where it embeds one (spec 2, authServerConfig). */
export const virtualServerSignIn: Rule = (program, report) => {
  for (const server of program.resources) {
    if (!isKind(server, 'VirtualMCPServer')) continue;
    const { incomingAuth, authServerConfig } = server.resource.spec;
    if (incomingAuth.type === 'anonymous') {
      if (authServerConfig === undefined) continue;
      report(anonymousClients({ name: server.name }, placeOf(server, ['spec', 'authServerConfig'], 'key')));
      continue;
    }
    const isDeclared = incomingAuth.oidcConfig !== undefined || incomingAuth.oidcConfigRef !== undefined;
    if (!isDeclared && authServerConfig === undefined) {
      report(noIdentityProvider({ name: server.name }, placeOf(server, ['spec', 'incomingAuth', 'type'], 'value')));
    }
    const expected = acceptedIssuer(server, program);
    if (authServerConfig === undefined || expected === undefined || expected === authServerConfig.issuer) continue;
    const { issuer } = authServerConfig;
    report(issuerMismatch({ issuer, expected }, placeOf(server, ['spec', 'authServerConfig', 'issuer'], 'value')));
  }
};

/** The issuer whose tokens are accepted, where the input says it outright. */
function acceptedIssuer(server: Resource<'VirtualMCPServer'>, program: LinkedProgram): string | undefined {
  const { oidcConfig, oidcConfigRef } = server.resource.spec.incomingAuth;
  const shared = oidcConfigRef === undefined ? undefined : program.find('MCPOIDCConfig', server, oidcConfigRef.name);
  const spec = shared?.resource.spec;
  return (
    spec?.inline?.issuer ??
    spec?.kubernetesServiceAccount?.issuer ??
    oidcConfig?.inline?.issuer ??
    oidcConfig?.kubernetes?.issuer
  );
}
