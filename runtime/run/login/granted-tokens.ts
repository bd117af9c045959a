import type { TokenEndpointResponse } from 'oauth4webapi';
import { isHeaderValue } from '../../outgoing/header-rules.ts';
import { parseJsonObject } from '../../identity/json-object.ts';
import { LoginProblem } from './login-problem.ts';
import type { LoginSettings } from './login-settings.ts';
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

/**
 * An answer of a token endpoint without its ID token where a person has named the endpoint by hand: nobody has said whose it is then, so the
 * library cannot compare its issuer. Nothing reads ID tokens here.
 */
export async function tokenAnswer(
  answer: Response,
  { endpoints }: Pick<LoginSettings, 'endpoints'>,
): Promise<Response> {
  if (endpoints === undefined) return answer;
  const { status, headers } = answer;
  const text = await answer.clone().text();
  const value = parseJsonObject(text);
  if (value === undefined || !('id_token' in value)) return answer;
  const { id_token: _, ...others } = value;
  return new Response(JSON.stringify(others), { status, headers });
}
