// Generated from schemas/shared/auth-server/token-lifespan-config.json by npm run generate. Do not edit.

import type { PositiveDuration } from '../types/positive-duration.ts';
import type { TokenLifespanConfig } from '../types/token-lifespan-config.ts';

/** How long the tokens of an embedded authorization server are valid. */
export interface TokenLifespanConfigWithDefaults {
  /**
   * Validity of an access token.
   * Default: "1h".
   */
  readonly accessTokenLifespan: PositiveDuration;
  /**
   * Validity of a refresh token; seven days by default.
   * Default: "168h".
   */
  readonly refreshTokenLifespan: PositiveDuration;
  /**
   * Validity of an authorization code.
   * Default: "10m".
   */
  readonly authCodeLifespan: PositiveDuration;
}

/** Fills in the static defaults of TokenLifespanConfig, below what is present; the input is not changed. */
export function withTokenLifespanConfigDefaults(value: TokenLifespanConfig): TokenLifespanConfigWithDefaults {
  return {
    ...value,
    accessTokenLifespan: value.accessTokenLifespan ?? '1h',
    refreshTokenLifespan: value.refreshTokenLifespan ?? '168h',
    authCodeLifespan: value.authCodeLifespan ?? '10m',
  };
}
