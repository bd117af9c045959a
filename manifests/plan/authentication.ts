import type { PlanAuthentication, PlanAuthServer } from '../../generated/types/plan-workload.ts';
import { lowerIncomingAuth } from '../lower/access/incoming-auth.ts';
import { lowerOidc, type DeclaredOidc } from '../lower/access/oidc.ts';
import { embeddedAuthServersOf } from '../facts/sign-in/embedded-auth-servers.ts';
import type { AnyResource, Resource } from '../program/resource.ts';
import { compareText } from './compare-text.ts';
import { planName } from './names.ts';
import type { PlanContext } from './plan-context-type.ts';
import { shownAddress } from '../facts/network/shown-address.ts';
import type { PlanDraft } from './plan-draft.ts';

/** A workload whose clients can be made to prove who they are. */
export type Guarded = Resource<'MCPServer'> | Resource<'MCPRemoteProxy'> | Resource<'VirtualMCPServer'>;

type Oidc = NonNullable<ReturnType<typeof lowerOidc>>['oidc'];

/**
 * How the clients of a workload prove who they are (spec 3; spec 2, IncomingAuthConfig), from the configuration that its pods
 * get. The base URL is that of its Service.
 */
export function planAuthentication(workload: Guarded, baseUrl: string, context: PlanContext): PlanAuthentication {
  const declared: DeclaredOidc =
    workload.kind === 'VirtualMCPServer' ? workload.resource.spec.incomingAuth : workload.resource.spec;
  const [authServer] = embeddedAuthServersOf(workload, context.program);
  const source = sourceOf(workload, declared);
  if (workload.kind === 'VirtualMCPServer') {
    const { incomingAuth, resourceUrl } = lowerIncomingAuth(workload, baseUrl, context.lowering);
    if (incomingAuth.type !== 'oidc') return { type: 'none', source: 'spec.incomingAuth, type anonymous' };
    return oidcOf(workload, incomingAuth.oidc, resourceUrl, source ?? 'spec.authServerConfig', context);
  }
  const lowered = lowerOidc(declared, { resource: workload, resourceUrl: baseUrl }, context.lowering);
  if (lowered !== undefined) return oidcOf(workload, lowered.oidc, lowered.resourceUrl, source ?? '', context);
  if (authServer === undefined) return { type: 'none', source: 'not set' };
  const own = { issuer: authServer.config.issuer, audience: baseUrl };
  return oidcOf(
    workload,
    own,
    baseUrl,
    planName({ kind: authServer.declaredIn.kind, name: authServer.declaredIn.name }),
    context,
  );
}

/** The authorization server that a workload embeds, where it embeds one (spec 3, EmbeddedAuthServerConfig). */
export function planAuthServer(workload: AnyResource, context: PlanContext): PlanAuthServer | undefined {
  const [server] = embeddedAuthServersOf(workload, context.program);
  if (server === undefined) return undefined;
  const { config, declaredIn, declaredAt } = server;
  const upstreams = config.upstreamProviders
    .map((provider) => {
      const address =
        provider.type === 'oidc' ? provider.oidcConfig.issuerUrl : provider.oauth2Config.authorizationEndpoint;
      context.assumptions.share(shownAddress(address), 'identity provider that can be reached', planName(workload));
      return `${provider.name}: ${shownAddress(address)}`;
    })
    .toSorted(compareText);
  return {
    issuer: config.issuer,
    ...(upstreams.length === 0 ? {} : { upstreams }),
    storage: config.storage?.type ?? 'memory',
    source: declaredIn === workload ? declaredAt.join('.') : planName({ kind: declaredIn.kind, name: declaredIn.name }),
  };
}

function oidcOf(
  workload: Guarded,
  oidc: Oidc,
  resourceUrl: string,
  source: string,
  { assumptions, program }: PlanContext,
): PlanAuthentication {
  const { issuer, audience, subject, advertisedScopes, scopes = advertisedScopes ?? [], configPath } = oidc;
  const isOwn = embeddedAuthServersOf(workload, program).some(({ config }) => config.issuer === issuer);
  const shown = issuer === undefined ? undefined : shownAddress(issuer);
  if (shown !== undefined && !isOwn) {
    assumptions.share(
      shown,
      'issuer that can be reached, and gives clients tokens with the audiences of the plan',
      planName(workload),
    );
  }
  if (configPath !== undefined) {
    assumptions.add(planName(workload), `issuer and audience are in ${source}, which the plan does not read`);
  }
  const planned: Partial<PlanDraft<PlanAuthentication>> = { type: 'oidc' };
  if (shown !== undefined) planned.issuer = shown;
  if (audience !== undefined) planned.audience = audience;
  planned.resource = resourceUrl;
  if (subject !== undefined) planned.subject = subject;
  if (scopes.length > 0) planned.scopes = scopes;
  return Object.assign(planned, { type: 'oidc', source } as const);
}

function sourceOf(workload: Guarded, { oidcConfigRef, oidcConfig }: DeclaredOidc): string | undefined {
  if (oidcConfigRef !== undefined) return planName({ kind: 'MCPOIDCConfig', name: oidcConfigRef.name });
  if (oidcConfig === undefined) return undefined;
  if (oidcConfig.configMap !== undefined) {
    return `${planName({ kind: 'ConfigMap', name: oidcConfig.configMap.name })}, key ${oidcConfig.configMap.key}`;
  }
  return workload.kind === 'VirtualMCPServer' ? 'spec.incomingAuth.oidcConfig' : 'spec.oidcConfig';
}
