import type { BackendAuthStrategy } from '../../generated/types/backend-auth-strategy.ts';
import type { StaticBackendConfig } from '../../generated/types/static-backend-config.ts';
import { isRefusal, type RefusedStart } from '../endpoint/refused-start.ts';
import { isLoopbackUrl } from '../http/outgoing/outgoing-address.ts';
import type { SecretSource } from '../http/secret-value.ts';
import { supportedStrategies, unsupportedStrategy } from '../not-yet/strategies.ts';
import type { Log } from '../observe/log.ts';
import type { DescribedBackend } from './backend-source.ts';
import { combinedCredential } from '../outgoing/combined-credential.ts';
import type { Credential } from '../outgoing/credential.ts';
import { headerNameProblem } from '../outgoing/header-rules.ts';
import { plainHeaders, secretHeader } from '../outgoing/secret-header.ts';
import { serviceToken } from '../outgoing/service-token.ts';
import { tokenExchange } from '../outgoing/token-exchange.ts';

/** What requests to one backend leave with; absent where there is nothing. */
export interface BackendCredentials {
  /** Calls of clients. */
  readonly calls: Credential | undefined;
  /** Health checks and lists, which have no caller. */
  readonly checks: Credential | undefined;
}

/** The credentials for one backend. */
export function credentialsOf(
  { backend, strategy, secret }: Pick<DescribedBackend, 'backend' | 'strategy' | 'secret'>,
  log: Log,
): BackendCredentials | RefusedStart {
  const { addPlaintextHeaders: plain = {}, addHeadersFromEnv: fromEnv = {} } = backend.headerForward ?? {};
  for (const name of [...Object.keys(plain), ...Object.keys(fromEnv), ...headersOf(strategy)]) {
    const problem = headerNameProblem(name);
    if (problem !== undefined) {
      return {
        problem: `the header "${name}" for the backend "${backend.name}" ${problem}`,
        hint: 'leave it out, or name another header',
      };
    }
  }
  const common: Credential[] = Object.keys(plain).length === 0 ? [] : [plainHeaders(plain)];
  for (const [name, env] of Object.entries(fromEnv)) common.push(secretHeader(name, secret(env)));
  const own = strategy === undefined ? nothing : strategyOf(strategy, backend, secret, log);
  if (isRefusal(own)) return own;
  const together = (credential: Credential | undefined): Credential | undefined => {
    const all = credential === undefined ? common : [...common, credential];
    return all.length === 0 ? undefined : combinedCredential(all);
  };
  return { calls: together(own.calls), checks: together(own.checks) };
}

const nothing: BackendCredentials = { calls: undefined, checks: undefined };

function headersOf(strategy: BackendAuthStrategy | undefined): readonly string[] {
  if (strategy?.type === 'header_injection') return [strategy.headerInjection.headerName];
  const name = strategy?.type === 'token_exchange' ? strategy.tokenExchange.externalTokenHeaderName : undefined;
  return name === undefined ? [] : [name];
}

function strategyOf(
  strategy: BackendAuthStrategy,
  backend: StaticBackendConfig,
  secretOf: DescribedBackend['secret'],
  log: Log,
): BackendCredentials | RefusedStart {
  const unsupported = unsupportedStrategy(strategy);
  if (unsupported !== undefined) return notYet(backend, unsupported);
  switch (strategy.type) {
    case 'unauthenticated':
      return nothing;
    case 'header_injection': {
      const { headerName, headerValue, headerValueEnv, bearerTokenEnv } = strategy.headerInjection;
      const header =
        bearerTokenEnv === undefined
          ? secretHeader(headerName, headerValueEnv === undefined ? { value: headerValue } : secretOf(headerValueEnv))
          : secretHeader(headerName, secretOf(bearerTokenEnv), 'Bearer ');
      return { calls: header, checks: header };
    }
    case 'token_exchange':
      return exchangeOf(strategy.tokenExchange, backend, secretOf, log);
    default:
      return notYet(backend, 'nothing is discovered where backends are written down');
  }
}

/**
 * Calls leave with a token exchanged for their caller's. What the aggregator asks by itself leaves with one of its own, where it has a client
 * secret to get one with: what such a token may list is what everybody sees.
 */
function exchangeOf(
  settings: Extract<BackendAuthStrategy, { type: 'token_exchange' }>['tokenExchange'],
  backend: StaticBackendConfig,
  secretOf: DescribedBackend['secret'],
  log: Log,
): BackendCredentials | RefusedStart {
  const { tokenUrl, clientId, clientSecret, clientSecretEnv, audience, scopes, externalTokenHeaderName } = settings;
  const secret: SecretSource | undefined =
    clientSecretEnv !== undefined
      ? secretOf(clientSecretEnv)
      : clientSecret === undefined
        ? undefined
        : { value: clientSecret };
  const common = {
    url: tokenUrl,
    ...(audience === undefined ? {} : { audience }),
    ...(scopes === undefined ? {} : { scopes }),
    ...(clientId === undefined ? {} : { clientId }),
    ...(secret === undefined ? {} : { clientSecret: secret }),
    ...(externalTokenHeaderName === undefined ? {} : { headerName: externalTokenHeaderName }),
    connection: {
      // The operator named the endpoint, which is often in the same network.
      addresses: { loopback: isLoopbackUrl(new URL(tokenUrl)), private: true },
      plainHttp: 'anywhere',
    },
    onProblem: (problem: string) => log.warn({ backend: backend.name }, problem),
  } as const;
  return {
    calls: tokenExchange({ ...common, subjectTokenType: settings.subjectTokenType ?? 'access_token' }),
    checks: clientId === undefined || secret === undefined ? undefined : serviceToken(common),
  };
}

function notYet({ name }: StaticBackendConfig, reason: string): RefusedStart {
  return {
    problem: `the credentials of the backend "${name}" cannot be made: ${reason}`,
    hint: supportedStrategies,
  };
}
