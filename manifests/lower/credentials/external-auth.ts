import type { BackendAuthStrategy } from '../../../generated/types/backend-auth-strategy.ts';
import type { ExternalAuthConfigRef } from '../../../generated/types/external-auth-config-ref.ts';
import { referredStrategy } from '../../../runtime/resources/referred-strategy.ts';
import type { AnyResource } from '../../program/resource.ts';
import type { LoweringContext } from '../lowering.ts';
import { secretVariables, type PodAdditions } from '../pod/pod-additions.ts';

/** How a virtual server authenticates toward one backend. */
export interface LoweredBackendAuth {
  readonly strategy: BackendAuthStrategy;
  readonly additions: PodAdditions;
}

/**
 * The strategy that an MCPExternalAuthConfig describes for a virtual server, with its secret as a variable of the pod. An authorization
 * server does not authenticate toward a backend: the rule `external-auth-without-effect` refuses it before this runs.
 */
export function lowerBackendAuth(
  reference: ExternalAuthConfigRef,
  context: LoweringContext,
  owner: AnyResource,
): LoweredBackendAuth {
  const { resource, name } = context.follow('MCPExternalAuthConfig', owner, reference.name);
  const referred = referredStrategy(name, resource);
  if (referred === undefined)
    throw new Error(`MCPExternalAuthConfig "${name}" of type embeddedAuthServer was not stopped by its rule`);
  return { strategy: referred.strategy, additions: secretVariables(referred.secrets) };
}
