// Generated from schemas/shared/auth-server/token-lifespan-config.json by npm run generate. Do not edit.

import type { PositiveDuration } from './positive-duration.ts';

/** How long the tokens of an embedded authorization server are valid. */
export interface TokenLifespanConfig {
  /**
   * Validity of an access token.
   * Default: "1h".
   */
  readonly accessTokenLifespan?: PositiveDuration;
  /**
   * Validity of a refresh token; seven days by default.
   * Default: "168h".
   */
  readonly refreshTokenLifespan?: PositiveDuration;
  /**
   * Validity of an authorization code.
   * Default: "10m".
   */
  readonly authCodeLifespan?: PositiveDuration;
}
