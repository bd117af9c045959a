import { project } from '../../generated/project.ts';
import type { BackendAuthStrategy } from '../../generated/types/backend-auth-strategy.ts';
import type { ExternalAuthConfigRef } from '../../generated/types/external-auth-config-ref.ts';
import type { AnyResource } from '../program/resource.ts';
import type { LoweringContext } from './lowering.ts';
import { environmentName } from './object-names.ts';
import { noParts, parts, secretVariable, type PodParts } from './pod-parts.ts';

/** How a virtual server authenticates toward one backend. */
export interface LoweredBackendAuth {
  readonly strategy: BackendAuthStrategy;
  readonly parts: PodParts;
}

/**
 * The strategy that an MCPExternalAuthConfig stands for in a virtual server (spec 2, BackendAuthStrategy). Secrets come
 * as variables, one for each config resource. An authorization server is no way to authenticate toward a backend: the
 * rule `external-auth-without-effect` refuses it before this runs.
 */
export function lowerBackendAuth(
  reference: ExternalAuthConfigRef,
  context: LoweringContext,
  owner: AnyResource,
): LoweredBackendAuth {
  const { resource, name } = context.follow('MCPExternalAuthConfig', owner, reference.name);
  const { spec } = resource;
  const variable = (what: string): string => environmentName(what, name);
  switch (spec.type) {
    case 'tokenExchange': {
      const { clientSecretRef, subjectTokenType, ...rest } = spec.tokenExchange;
      const env = variable('TOKEN_EXCHANGE_CLIENT_SECRET');
      const type = urnOf(subjectTokenType);
      return {
        strategy: {
          type: 'token_exchange',
          tokenExchange: {
            ...rest,
            ...(type === undefined ? {} : { subjectTokenType: type }),
            ...(clientSecretRef === undefined ? {} : { clientSecretEnv: env }),
          },
        },
        parts: clientSecretRef === undefined ? noParts : parts({ env: [secretVariable(env, clientSecretRef)] }),
      };
    }
    case 'headerInjection': {
      const env = variable('HEADER_INJECTION_VALUE');
      const { headerName, valueSecretRef } = spec.headerInjection;
      return {
        strategy: { type: 'header_injection', headerInjection: { headerName, headerValueEnv: env } },
        parts: parts({ env: [secretVariable(env, valueSecretRef)] }),
      };
    }
    case 'bearerToken': {
      const env = variable('BEARER_TOKEN');
      return {
        strategy: { type: 'header_injection', headerInjection: { headerName: 'Authorization', bearerTokenEnv: env } },
        parts: parts({ env: [secretVariable(env, spec.bearerToken.tokenSecretRef)] }),
      };
    }
    case 'upstreamInject':
      return {
        strategy: { type: 'upstream_inject', upstreamInject: { providerName: spec.upstreamInject.providerName } },
        parts: noParts,
      };
    case 'awsSts': {
      const awsSts = { ...spec.awsSts, service: spec.awsSts.service ?? project.awsSts.service };
      return { strategy: { type: 'aws_sts', awsSts }, parts: noParts };
    }
    case 'unauthenticated':
      return { strategy: { type: 'unauthenticated' }, parts: noParts };
    case 'embeddedAuthServer':
      break;
  }
  throw new Error(`MCPExternalAuthConfig "${name}" of type embeddedAuthServer was not stopped by its rule`);
}

/** The full URN of a token type (RFC 8693, section 3); empty stands for the default. */
function urnOf(type: string): string | undefined {
  if (type === '') return undefined;
  return type.startsWith('urn:') ? type : `urn:ietf:params:oauth:token-type:${type}`;
}
