import type { MCPExternalAuthConfigWithDefaults } from '../../generated/defaults/mcp-external-auth-config.ts';
import { project } from '../../generated/project.ts';
import type { BackendAuthStrategy } from '../../generated/types/backend-auth-strategy.ts';
import type { SecretKeyRef } from '../../generated/types/secret-key-ref.ts';
import { environmentName } from './object-names.ts';

/** A value of a Secret, and the variable by which a configuration names it. */
export interface SecretVariable {
  readonly variable: string;
  readonly secret: SecretKeyRef;
}

/** How a virtual server authenticates toward one backend, and the secret that it needs for that. */
export interface ReferredStrategy {
  readonly strategy: BackendAuthStrategy;
  readonly secrets: readonly SecretVariable[];
}

/**
 * The strategy that an MCPExternalAuthConfig resolves to in a virtual server (spec 2, BackendAuthStrategy). Secrets become variables, one
 * for each config resource. Undefined for an authorization server, which does not authenticate toward a backend.
 */
export function referredStrategy(
  name: string,
  { spec }: Pick<MCPExternalAuthConfigWithDefaults, 'spec'>,
): ReferredStrategy | undefined {
  const only = (variable: string, secret: SecretKeyRef): readonly SecretVariable[] => [{ variable, secret }];
  switch (spec.type) {
    case 'tokenExchange': {
      const { clientSecretRef, subjectTokenType, ...rest } = spec.tokenExchange;
      const variable = environmentName('TOKEN_EXCHANGE_CLIENT_SECRET', name);
      const type = urnOf(subjectTokenType);
      return {
        strategy: {
          type: 'token_exchange',
          tokenExchange: {
            ...rest,
            ...(type === undefined ? {} : { subjectTokenType: type }),
            ...(clientSecretRef === undefined ? {} : { clientSecretEnv: variable }),
          },
        },
        secrets: clientSecretRef === undefined ? [] : only(variable, clientSecretRef),
      };
    }
    case 'headerInjection': {
      const variable = environmentName('HEADER_INJECTION_VALUE', name);
      const { headerName, valueSecretRef } = spec.headerInjection;
      return {
        strategy: { type: 'header_injection', headerInjection: { headerName, headerValueEnv: variable } },
        secrets: only(variable, valueSecretRef),
      };
    }
    case 'bearerToken': {
      const variable = environmentName('BEARER_TOKEN', name);
      return {
        strategy: {
          type: 'header_injection',
          headerInjection: { headerName: 'Authorization', bearerTokenEnv: variable },
        },
        secrets: only(variable, spec.bearerToken.tokenSecretRef),
      };
    }
    case 'upstreamInject':
      return {
        strategy: { type: 'upstream_inject', upstreamInject: { providerName: spec.upstreamInject.providerName } },
        secrets: [],
      };
    case 'awsSts': {
      const awsSts = { ...spec.awsSts, service: spec.awsSts.service ?? project.awsSts.service };
      return { strategy: { type: 'aws_sts', awsSts }, secrets: [] };
    }
    case 'unauthenticated':
      return { strategy: { type: 'unauthenticated' }, secrets: [] };
    case 'embeddedAuthServer':
      return undefined;
  }
}

/** The full URN of a token type (RFC 8693, section 3); empty means the default. */
function urnOf(type: string): string | undefined {
  if (type === '') return undefined;
  return type.startsWith('urn:') ? type : `urn:ietf:params:oauth:token-type:${type}`;
}
