import type { TokenEndpointResponse } from 'oauth4webapi';
import { isHeaderValue } from '../../outgoing/header-rules.ts';
import { LoginProblem } from './login-problem.ts';
import type { StoredLogin } from './stored-login.ts';

/** What a token endpoint gave, as a login keeps it. */
export type GrantedTokens = Pick<StoredLogin, 'accessToken' | 'refreshToken' | 'expiresAt'>;

/** Characters of a refresh token. */
const longest = 16_384;

/** Reads an answer of the token endpoint. A refresh token that is not replaced stays (RFC 6749, section 6). `now`: milliseconds since 1970. */
export function grantedTokens(answer: TokenEndpointResponse, before: string | undefined, now: number): GrantedTokens {
  const { access_token: accessToken, refresh_token: given, expires_in: seconds, token_type: type } = answer;
  const hint = 'ask whoever runs the authorization server';
  if (type !== 'bearer')
    throw new LoginProblem('the authorization server gives tokens that are not bearer tokens', hint);
  if (!isHeaderValue(`Bearer ${accessToken}`) || (given ?? '').length > longest)
    throw new LoginProblem('the authorization server gives tokens that cannot be sent', hint);
  const refreshToken = given ?? before;
  return {
    accessToken,
    ...(refreshToken === undefined ? {} : { refreshToken }),
    ...(seconds === undefined ? {} : { expiresAt: now + seconds * 1000 }),
  };
}
