import type { AggregatorAuthzConfig } from '../../../generated/types/aggregator-authz-config.ts';
import type { AggregatorIncomingAuthConfig } from '../../../generated/types/aggregator-incoming-auth-config.ts';
import type { Resource } from '../../program/resource.ts';
import { lowerAuthz } from './authz.ts';
import type { LoweringContext } from '../lowering.ts';
import { lowerOidc, ownIssuer } from './oidc.ts';
import { joinAdditions, noAdditions, type PodAdditions } from '../pod/pod-additions.ts';

/** How the clients of a virtual server are authenticated and authorized. */
export interface LoweredIncomingAuth {
  readonly incomingAuth: AggregatorIncomingAuthConfig;
  /** The URL that names this server as a resource, which tokens are made for. */
  readonly resourceUrl: string;
  readonly additions: PodAdditions;
  readonly mountToken: boolean;
}

/**
 * Client authentication of a virtual server (spec 2, IncomingAuthConfig). With type `oidc`, no configuration and an
 * embedded authorization server, it accepts the tokens that this server issues for its own address.
 */
export function lowerIncomingAuth(
  server: Resource<'VirtualMCPServer'>,
  baseUrl: string,
  context: LoweringContext,
): LoweredIncomingAuth {
  const { incomingAuth, authServerConfig } = server.resource.spec;
  const authz = lowerPolicies(server);
  const common = authz === undefined ? {} : { authz: authz.authz };
  const policyAdditions = authz?.additions ?? noAdditions;
  if (incomingAuth.type === 'anonymous') {
    const anonymous = { type: 'anonymous' as const, ...common };
    return { incomingAuth: anonymous, resourceUrl: baseUrl, additions: policyAdditions, mountToken: false };
  }
  const declared = lowerOidc(incomingAuth, { resource: server, resourceUrl: baseUrl }, context);
  const ofOwnServer = authServerConfig === undefined ? {} : ownIssuer(authServerConfig.issuer, baseUrl);
  const oidc = declared?.oidc ?? ofOwnServer;
  return {
    incomingAuth: { type: 'oidc', oidc, ...common },
    resourceUrl: declared?.resourceUrl ?? baseUrl,
    additions: joinAdditions(policyAdditions, declared?.additions ?? noAdditions),
    mountToken: declared?.mountToken === true,
  };
}

/**
 * The policies: inline ones are in the configuration itself, those of a ConfigMap are mounted. Only the model
 * names the upstream provider whose claims they see, so that is taken from there.
 */
function lowerPolicies(
  server: Resource<'VirtualMCPServer'>,
): { readonly authz: AggregatorAuthzConfig; readonly additions: PodAdditions } | undefined {
  const { incomingAuth, config } = server.resource.spec;
  if (incomingAuth.authzConfig === undefined) return undefined;
  const { file, policies, entitiesJson, additions } = lowerAuthz(incomingAuth.authzConfig);
  const provider = config?.incomingAuth?.authz?.primaryUpstreamProvider;
  const common = provider === undefined ? {} : { primaryUpstreamProvider: provider };
  if (policies === undefined) return { authz: { type: 'cedar', path: file, ...common }, additions };
  const entities = entitiesJson === undefined ? {} : { entitiesJson };
  return { authz: { type: 'cedar', policies, ...entities, ...common }, additions: noAdditions };
}
