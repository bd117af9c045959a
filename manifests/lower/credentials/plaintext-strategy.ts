import type { BackendAuthStrategy } from '../../../generated/types/backend-auth-strategy.ts';
import { environmentName } from '../../../runtime/resources/object-names.ts';

/** A strategy without secret values, and those values by the variable that holds them instead. */
export interface SafeStrategy {
  readonly strategy: BackendAuthStrategy;
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Takes what is secret out of a strategy that a configuration spells out (spec 2: `headerValue`, `clientSecret`), since
 * that configuration becomes a ConfigMap. The backend is undefined for the strategy of all others.
 */
export function withoutPlaintext(strategy: BackendAuthStrategy, backend: string | undefined): SafeStrategy {
  const words = backend === undefined ? [] : [backend];
  if (strategy.type === 'header_injection' && strategy.headerInjection.headerValue !== undefined) {
    const { headerName, headerValue } = strategy.headerInjection;
    const variable = environmentName('BACKEND_HEADER_VALUE', ...words);
    return {
      strategy: { type: 'header_injection', headerInjection: { headerName, headerValueEnv: variable } },
      values: { [variable]: headerValue },
    };
  }
  if (strategy.type === 'token_exchange' && strategy.tokenExchange.clientSecret !== undefined) {
    const { clientSecret, ...rest } = strategy.tokenExchange;
    const variable = environmentName('BACKEND_CLIENT_SECRET', ...words);
    return {
      strategy: { type: 'token_exchange', tokenExchange: { ...rest, clientSecretEnv: variable } },
      values: { [variable]: clientSecret },
    };
  }
  return { strategy, values: {} };
}
