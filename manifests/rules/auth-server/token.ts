import type { DocumentPath } from '../../../runtime/config/parsed-document.ts';
import { placeOf } from '../../../runtime/config/part.ts';
import { defineDiagnostic } from '../../../runtime/diagnostics/define.ts';
import type { Report } from '../../../runtime/diagnostics/diagnostic.ts';
import {
  configurationPlace,
  embeddedAuthServersOf,
  type EmbeddedAuthServer,
} from '../../facts/sign-in/embedded-auth-servers.ts';
import type { ServingWorkload } from '../../facts/sign-in/client-authentication.ts';
import type { LinkedProgram } from '../../program/link.ts';
import type { Rule } from '../../check/contracts/rule.ts';

export const issuerNotAccepted = defineDiagnostic<{ issuer: string; expected: string; title: string }>({
  code: 'auth-server/token-issuer-not-accepted',
  severity: 'error',
  summary: 'A workload that embeds an authorization server and accepts the tokens of another issuer only.',
  message: ({ issuer, expected, title }) =>
    `the authorization server of ${title} issues as ${issuer}, but tokens of ${expected} are accepted`,
  hint: () => 'use one issuer in both, or leave the OIDC configuration out: the embedded server is accepted then',
});

export const audienceNotIssued = defineDiagnostic<{ audience: string; title: string }>({
  code: 'auth-server/token-audience-not-issued',
  severity: 'error',
  summary: 'A workload that embeds an authorization server and asks for an audience that its tokens never carry.',
  message: ({ audience, title }) =>
    `${title} asks for the audience "${audience}", but its authorization server issues tokens for the URL of the resource`,
  hint: () => 'use the URL that clients reach the workload by as audience, or leave the OIDC configuration out',
});

/**
 * An embedded authorization server issues tokens for the URL of its workload, and the workload has to accept them (spec 2,
 * authServerConfig; spec 3, authServerRef). That of virtual servers has to be the issuer as well, which another rule says.
 */
export const authServerToken: Rule = (program, report) => {
  for (const workload of program.resources) {
    if (workload.kind !== 'MCPServer' && workload.kind !== 'MCPRemoteProxy' && workload.kind !== 'VirtualMCPServer')
      continue;
    const accepted = acceptedBy(workload, program);
    if (accepted === undefined) continue;
    const [server] = embeddedAuthServersOf(workload, program);
    if (server !== undefined) check(workload, accepted, server, report);
  }
};

/** What a workload accepts, as far as the input says it. */
interface Accepted {
  readonly issuer: string | undefined;
  readonly audience: string | undefined;
  readonly issuerAt: DocumentPath;
  readonly audienceAt: DocumentPath;
  /** The resource URL where the configuration says it. */
  readonly resourceUrl: string | undefined;
}

function check(workload: ServingWorkload, accepted: Accepted, server: EmbeddedAuthServer, report: Report): void {
  const { issuer: expected, audience, resourceUrl } = accepted;
  const { issuer } = server.config;
  const title = `${workload.kind} "${workload.name}"`;
  const related = () => configurationPlace(workload, server, ['issuer']);
  if (expected !== undefined && expected !== issuer) {
    // That of a virtual server is another rule's.
    if (workload.kind === 'VirtualMCPServer') return;
    const place = placeOf(workload, accepted.issuerAt, 'value');
    report(issuerNotAccepted({ issuer, expected, title }, place, related()));
    return;
  }
  // An audience that is a URL is the resource itself.
  const isIssued = resourceUrl === undefined ? /^https?:\/\//.test(audience ?? 'https://') : audience === resourceUrl;
  if (audience === undefined || isIssued) return;
  report(audienceNotIssued({ audience, title }, placeOf(workload, accepted.audienceAt, 'value'), related()));
}

function acceptedBy(workload: ServingWorkload, program: LinkedProgram): Accepted | undefined {
  const isVirtual = workload.kind === 'VirtualMCPServer';
  const { oidcConfig, oidcConfigRef } = isVirtual ? workload.resource.spec.incomingAuth : workload.resource.spec;
  const base = isVirtual ? ['spec', 'incomingAuth'] : ['spec'];
  if (oidcConfigRef !== undefined) {
    const spec = program.find('MCPOIDCConfig', workload, oidcConfigRef.name)?.resource.spec;
    return {
      issuer: spec?.inline?.issuer ?? spec?.kubernetesServiceAccount?.issuer,
      audience: oidcConfigRef.audience,
      issuerAt: [...base, 'oidcConfigRef', 'name'],
      audienceAt: [...base, 'oidcConfigRef', 'audience'],
      resourceUrl: undefined,
    };
  }
  const inline = oidcConfig?.inline;
  if (inline === undefined) return undefined;
  return {
    issuer: inline.issuer,
    audience: (inline.audience ?? '') === '' ? undefined : inline.audience,
    issuerAt: [...base, 'oidcConfig', 'inline', 'issuer'],
    audienceAt: [...base, 'oidcConfig', 'inline', 'audience'],
    resourceUrl: oidcConfig?.resourceUrl,
  };
}
