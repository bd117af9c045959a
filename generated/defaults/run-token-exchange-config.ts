// Generated from schemas/shared/run/run-token-exchange-config.json by npm run generate. Do not edit.

import type { FilePath } from '../types/file-path.ts';
import type { RunTokenExchangeConfig } from '../types/run-token-exchange-config.ts';
import type { WebAddress } from '../types/web-address.ts';

/** The token exchange (RFC 8693) made for each caller before a request goes to the backend. */
export interface RunTokenExchangeConfigWithDefaults {
  /** Token endpoint that makes the exchange. */
  url: WebAddress;
  /** Audience of the token asked for. */
  audience?: string;
  /** Client that asks for the exchange. */
  clientId?: string;
  /** Secret of that client. An exported configuration names a file or a variable instead. */
  clientSecret?: string;
  /** File that holds the client's secret. */
  clientSecretFile?: FilePath;
  /** Environment variable that holds the client's secret. */
  clientSecretEnv?: string;
  /** Scopes of the token asked for. */
  scopes?: readonly string[];
  /**
   * What the caller's token is.
   * Default: "access_token".
   */
  subjectTokenType: 'access_token' | 'id_token' | 'jwt';
  /**
   * Upstream provider whose token is exchanged, instead of the caller's own.
   * Default: The first upstream provider, where an authorization server is embedded.
   */
  subjectProviderName?: string;
  /**
   * Header that carries the exchanged token.
   * Default: The exchanged token replaces the one in Authorization.
   */
  headerName?: string;
}

/** Fills in the static defaults of RunTokenExchangeConfig, below what is present; the input is not changed. */
export function withRunTokenExchangeConfigDefaults(value: RunTokenExchangeConfig): RunTokenExchangeConfigWithDefaults {
  return {
    ...value,
    subjectTokenType: value.subjectTokenType ?? 'access_token',
  };
}
