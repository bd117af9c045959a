import type { BackendAuthStrategy } from '../../generated/types/backend-auth-strategy.ts';
import type { StaticBackendConfig } from '../../generated/types/static-backend-config.ts';
import { isRefusal, type RefusedStart } from '../endpoint/refused-start.ts';
import { isLoopbackUrl } from '../http/outgoing/outgoing-address.ts';
import type { SecretSource } from '../http/secret-value.ts';
import type { Log } from '../observe/log.ts';
import { combinedCredential } from '../outgoing/combined-credential.ts';
import type { Credential } from '../outgoing/credential.ts';
import { headerNameProblem } from '../outgoing/header-rules.ts';
import { plainHeaders, secretHeader } from '../outgoing/secret-header.ts';
import { tokenExchange } from '../outgoing/token-exchange.ts';

/** The credentials that requests to one backend leave with; undefined where there are none. */
export function credentialOf(
  backend: StaticBackendConfig,
  strategy: BackendAuthStrategy | undefined,
  log: Log,
): Credential | RefusedStart | undefined {
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
  const found: Credential[] = Object.keys(plain).length === 0 ? [] : [plainHeaders(plain)];
  for (const [name, env] of Object.entries(fromEnv)) found.push(secretHeader(name, { env }));
  const own = strategy === undefined ? undefined : strategyOf(strategy, backend, log);
  if (own !== undefined && isRefusal(own)) return own;
  if (own !== undefined) found.push(own);
  return found.length === 0 ? undefined : combinedCredential(found);
}

function headersOf(strategy: BackendAuthStrategy | undefined): readonly string[] {
  if (strategy?.type === 'header_injection') return [strategy.headerInjection.headerName];
  const name = strategy?.type === 'token_exchange' ? strategy.tokenExchange.externalTokenHeaderName : undefined;
  return name === undefined ? [] : [name];
}

function strategyOf(
  strategy: BackendAuthStrategy,
  backend: StaticBackendConfig,
  log: Log,
): Credential | RefusedStart | undefined {
  switch (strategy.type) {
    case 'unauthenticated':
      return undefined;
    case 'header_injection': {
      const { headerName, headerValue, headerValueEnv, bearerTokenEnv } = strategy.headerInjection;
      if (bearerTokenEnv !== undefined) return secretHeader(headerName, { env: bearerTokenEnv }, 'Bearer ');
      return secretHeader(headerName, headerValueEnv === undefined ? { value: headerValue } : { env: headerValueEnv });
    }
    case 'token_exchange':
      return exchangeOf(strategy.tokenExchange, backend, log);
    case 'upstream_inject':
      return notYet(backend, 'tokens of upstream providers need the embedded authorization server');
    case 'aws_sts':
      return notYet(backend, 'AWS signatures are not available yet');
    case 'discovered':
      return notYet(backend, 'credentials are not discovered yet');
  }
}

function exchangeOf(
  settings: Extract<BackendAuthStrategy, { type: 'token_exchange' }>['tokenExchange'],
  backend: StaticBackendConfig,
  log: Log,
): Credential | RefusedStart {
  const { tokenUrl, clientId, clientSecret, clientSecretEnv, audience, scopes, externalTokenHeaderName } = settings;
  if ((settings.subjectProviderName ?? '') !== '')
    return notYet(backend, 'tokens of upstream providers need the embedded authorization server');
  const secret: SecretSource | undefined =
    clientSecretEnv !== undefined
      ? { env: clientSecretEnv }
      : clientSecret === undefined
        ? undefined
        : { value: clientSecret };
  return tokenExchange({
    url: tokenUrl,
    subjectTokenType: settings.subjectTokenType ?? 'access_token',
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
    onProblem: (problem) => log.warn({ backend: backend.name }, problem),
  });
}

function notYet({ name }: StaticBackendConfig, reason: string): RefusedStart {
  return {
    problem: `the credentials of the backend "${name}" cannot be made: ${reason}`,
    hint: 'use header_injection or token_exchange, or put a proxy in front of the server',
  };
}
