// Generated from schemas/shared/run/run-token-exchange-config.json by npm run generate. Do not edit.

import type { FilePath } from '../types/file-path.ts';
import type { RunTokenExchangeConfig } from '../types/run-token-exchange-config.ts';
import type { WebAddress } from '../types/web-address.ts';

/** The token exchange (RFC 8693) made for each caller before a request goes to the backend. */
export interface RunTokenExchangeConfigWithDefaults {
  /** Token endpoint that makes the exchange. */
  readonly url: WebAddress;
  /** Audience of the token asked for. */
  readonly audience?: string;
  /** Client that asks for the exchange. */
  readonly clientId?: string;
  /** Secret of that client. An exported configuration names a file or a variable instead. */
  readonly clientSecret?: string;
  /** File that holds the client's secret. */
  readonly clientSecretFile?: FilePath;
  /** Environment variable that holds the client's secret. */
  readonly clientSecretEnv?: string;
  /** Scopes of the token asked for. */
  readonly scopes?: readonly string[];
  /**
   * What the caller's token is.
   * Default: "access_token".
   */
  readonly subjectTokenType: 'access_token' | 'id_token' | 'jwt';
  /**
   * Upstream provider whose token is exchanged, instead of the caller's own.
   * Default: The first upstream provider, where an authorization server is embedded.
   */
  readonly subjectProviderName?: string;
  /**
   * Header that carries the exchanged token.
   * Default: The exchanged token replaces the one in Authorization.
   */
  readonly headerName?: string;
}

/** Fills in the static defaults of RunTokenExchangeConfig, below what is present; the input is not changed. */
export function withRunTokenExchangeConfigDefaults(value: RunTokenExchangeConfig): RunTokenExchangeConfigWithDefaults {
  return {
    ...value,
    subjectTokenType: value.subjectTokenType ?? 'access_token',
  };
}
