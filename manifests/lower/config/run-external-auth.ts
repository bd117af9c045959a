import { project } from '../../../generated/project.ts';
import type { ExternalAuthConfigRef } from '../../../generated/types/external-auth-config-ref.ts';
import type { TokenExchangeConfigWithDefaults } from '../../../generated/defaults/mcp-external-auth-config.ts';
import type { RunConfig } from '../../../generated/types/run.ts';
import type { RunTokenExchangeConfig } from '../../../generated/types/run-token-exchange-config.ts';
import { embeddedAuthServersOf } from '../../facts/sign-in/embedded-auth-servers.ts';
import type { Resource } from '../../program/resource.ts';
import type { LoweringContext } from '../lowering.ts';
import { noAdditions, podAdditions, secretVariable } from '../pod/pod-additions.ts';
import type { RunConfigSection } from './run-config-section.ts';

/** Variable names that the run configuration refers to; one proxy has one external authentication. */
const variables = {
  tokenExchange: `${project.environmentPrefix}TOKEN_EXCHANGE_CLIENT_SECRET`,
  headerInjection: `${project.environmentPrefix}HEADER_INJECTION_VALUE`,
  bearerToken: `${project.environmentPrefix}REMOTE_AUTH_BEARER_TOKEN`,
} as const;

/**
 * How a proxy authenticates toward its backend or remote server (spec 3, MCPExternalAuthConfig), every type.
 * `embeddedAuthServer` is about clients, not backends: it is lowered with the proxy's own authorization server.
 */
export function runExternalAuth(
  reference: ExternalAuthConfigRef,
  owner: Resource<'MCPServer'> | Resource<'MCPRemoteProxy'>,
  context: LoweringContext,
): RunConfigSection {
  const { spec } = context.follow('MCPExternalAuthConfig', owner, reference.name).resource;
  const only = (config: Partial<RunConfig>): RunConfigSection => ({ config, additions: noAdditions });
  // Standard streams carry no headers: what a virtual server takes over from the reference it sends by itself.
  if (owner.kind === 'MCPServer' && owner.resource.spec.transport === 'stdio') return only({});
  switch (spec.type) {
    case 'tokenExchange': {
      const { clientSecretRef, externalTokenHeaderName, subjectProviderName, subjectTokenType, tokenUrl, ...rest } =
        spec.tokenExchange;
      // Empty, it is the first provider of the embedded authorization server (spec 2, TokenExchangeConfig).
      const [authServer] = embeddedAuthServersOf(owner, context.program);
      const provider = subjectProviderName || authServer?.config.upstreamProviders[0]?.name;
      return {
        config: {
          tokenExchange: {
            ...rest,
            url: tokenUrl,
            ...subjectTokenTypeOf(subjectTokenType),
            ...(provider === undefined ? {} : { subjectProviderName: provider }),
            ...(externalTokenHeaderName === undefined ? {} : { headerName: externalTokenHeaderName }),
            ...(clientSecretRef === undefined ? {} : { clientSecretEnv: variables.tokenExchange }),
          },
        },
        additions:
          clientSecretRef === undefined
            ? noAdditions
            : podAdditions({ env: [secretVariable(variables.tokenExchange, clientSecretRef)] }),
      };
    }
    case 'headerInjection': {
      const { headerName, valueSecretRef } = spec.headerInjection;
      return {
        config: { headerInjection: { headerName, valueEnv: variables.headerInjection } },
        additions: podAdditions({ env: [secretVariable(variables.headerInjection, valueSecretRef)] }),
      };
    }
    case 'bearerToken':
      // It is for remote servers (spec 3); a rule says so where a server runs an image.
      if (owner.kind === 'MCPServer') return only({});
      return {
        config: { remoteAuth: { bearerTokenEnv: variables.bearerToken } },
        additions: podAdditions({ env: [secretVariable(variables.bearerToken, spec.bearerToken.tokenSecretRef)] }),
      };
    case 'awsSts':
      return only({ awsSts: { ...spec.awsSts, service: spec.awsSts.service ?? project.awsSts.service } });
    case 'upstreamInject':
      return only({ upstreamInject: { providerName: spec.upstreamInject.providerName } });
    case 'unauthenticated':
    case 'embeddedAuthServer':
      return only({});
  }
}

const tokenTypePrefix = 'urn:ietf:params:oauth:token-type:';

/** The short word of a token type (RFC 8693), as the run configuration spells it; empty means the default. */
function subjectTokenTypeOf(
  type: TokenExchangeConfigWithDefaults['subjectTokenType'],
): Pick<RunTokenExchangeConfig, 'subjectTokenType'> {
  const short = type.replace(tokenTypePrefix, '');
  return short === 'access_token' || short === 'id_token' || short === 'jwt' ? { subjectTokenType: short } : {};
}
