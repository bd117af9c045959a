// Generated from schemas/shared/auth-server/token-response-mapping.json by npm run generate. Do not edit.

/** Where an unusual token response keeps its values, as names joined by dots. */
export interface TokenResponseMapping {
  /** Path of the access token. */
  readonly accessTokenPath: string;
  /**
   * Path of the granted scopes.
   * Default: "scope".
   */
  readonly scopePath?: string;
  /**
   * Path of the refresh token.
   * Default: "refresh_token".
   */
  readonly refreshTokenPath?: string;
  /**
   * Path of the validity in seconds.
   * Default: "expires_in".
   */
  readonly expiresInPath?: string;
}
