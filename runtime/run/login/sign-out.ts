import * as oauth from 'oauth4webapi';
import { clientAuthentication, removeRegistration } from './client-registration.ts';
import { LoginProblem } from './login-problem.ts';
import { loginRequests, Unanswered, type LoginRequests } from './login-requests.ts';
import type { LoginSettings } from './login-settings.ts';
import type { StoredLogin } from './stored-login.ts';

/** Milliseconds that a sign-out waits for others. */
const patience = 5000;

/**
 * Ends a sign-in at the authorization server: revokes its tokens (RFC 7009), and removes the client that was registered for it (RFC 7592). What
 * does not work there is no problem here; the result tells whether the server knows.
 */
export async function signOut(
  settings: Pick<LoginSettings, 'addresses' | 'caFile' | 'clientSecret'>,
  login: StoredLogin,
): Promise<boolean> {
  const requests = loginRequests(settings);
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), patience);
  try {
    return await Promise.race([ended(settings, login, requests), late]);
  } finally {
    clearTimeout(timer);
    await requests.close();
  }
}

async function ended(
  settings: Pick<LoginSettings, 'clientSecret'>,
  { server, client, refreshToken, accessToken }: StoredLogin,
  requests: LoginRequests,
): Promise<boolean> {
  let isRevoked = server.revocation_endpoint !== undefined;
  try {
    if (isRevoked) {
      const own = { client_id: client.id };
      const authentication = await clientAuthentication(client, settings);
      // With the refresh token its access tokens end (RFC 7009, section 2.1).
      const token = refreshToken ?? accessToken;
      const answer = await oauth.revocationRequest(server, own, authentication, token, requests.options);
      await oauth.processRevocationResponse(answer);
    }
  } catch (error) {
    if (!isOfOthers(error)) throw error;
    isRevoked = false;
  }
  const isRemoved = client.registration === undefined || (await removeRegistration(client, requests));
  return isRevoked && isRemoved;
}

function isOfOthers(error: unknown): boolean {
  return (
    error instanceof Unanswered ||
    error instanceof LoginProblem ||
    error instanceof oauth.ResponseBodyError ||
    error instanceof oauth.WWWAuthenticateChallengeError ||
    error instanceof oauth.OperationProcessingError ||
    error instanceof oauth.UnsupportedOperationError
  );
}
