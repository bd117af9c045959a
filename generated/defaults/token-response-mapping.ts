// Generated from schemas/shared/auth-server/token-response-mapping.json by npm run generate. Do not edit.

import type { TokenResponseMapping } from '../types/token-response-mapping.ts';

/** Where an unusual token response keeps its values, as names joined by dots. */
export interface TokenResponseMappingWithDefaults {
  /** Path of the access token. */
  readonly accessTokenPath: string;
  /**
   * Path of the granted scopes.
   * Default: "scope".
   */
  readonly scopePath: string;
  /**
   * Path of the refresh token.
   * Default: "refresh_token".
   */
  readonly refreshTokenPath: string;
  /**
   * Path of the validity in seconds.
   * Default: "expires_in".
   */
  readonly expiresInPath: string;
}

/** Fills in the static defaults of TokenResponseMapping, below what is present; the input is not changed. */
export function withTokenResponseMappingDefaults(value: TokenResponseMapping): TokenResponseMappingWithDefaults {
  return {
    ...value,
    scopePath: value.scopePath ?? 'scope',
    refreshTokenPath: value.refreshTokenPath ?? 'refresh_token',
    expiresInPath: value.expiresInPath ?? 'expires_in',
  };
}
