import { setTimeout as delay } from 'node:timers/promises';
import * as oauth from 'oauth4webapi';
import { isEndpoint } from './authorization-server.ts';
import { clientAuthentication, deviceGrant } from './client-registration.ts';
import { grantedTokens, type GrantedTokens } from './granted-tokens.ts';
import { LoginProblem } from './login-problem.ts';
import { loginProblemOf, shown, Unanswered } from './login-requests.ts';
import type { LoginRequest } from './login-request.ts';
import type { StoredClient } from './stored-login.ts';

/** Seconds between two questions, unless the server says another number; and at most. */
const usualInterval = 5;
const longestInterval = 60;

/** Whether people may sign in on another device (RFC 8628). */
export function offersDeviceFlow(server: oauth.AuthorizationServer): boolean {
  const grants = server.grant_types_supported;
  return server.device_authorization_endpoint !== undefined && (grants === undefined || grants.includes(deviceGrant));
}

/** Shows an address and a code, and asks until somebody has entered it there. */
export async function signInByDevice(
  { settings, found: { server }, scopes, resource, requests, talk }: LoginRequest,
  client: StoredClient,
): Promise<GrantedTokens> {
  const until = performance.now() + settings.timeoutMs;
  const own = { client_id: client.id };
  const authentication = await clientAuthentication(client, settings);
  const hint = 'sign in again; the authorization server says why it refuses';
  if (!isEndpoint(server.device_authorization_endpoint, settings.addresses.loopback))
    throw new LoginProblem('the authorization server names no device endpoint with https', hint);
  try {
    const parameters = { resource, ...(scopes.length === 0 ? {} : { scope: scopes.join(' ') }) };
    const begun = await oauth.processDeviceAuthorizationResponse(
      server,
      own,
      await oauth.deviceAuthorizationRequest(server, own, authentication, parameters, requests.options),
    );
    const { verification_uri: plain, verification_uri_complete: whole, user_code: code, device_code: device } = begun;
    const page = isEndpoint(whole, settings.addresses.loopback) ? whole : plain;
    if (!isEndpoint(page, settings.addresses.loopback))
      throw new LoginProblem('the authorization server sends people to a page without https', hint);
    talk.show(new URL(page), shown(code));
    let interval = Math.min(begun.interval ?? usualInterval, longestInterval);
    const ends = Math.min(until, performance.now() + begun.expires_in * 1000);
    for (;;) {
      if (performance.now() + interval * 1000 > ends)
        throw new LoginProblem(
          `nobody has signed in within ${Math.round(settings.timeoutMs / 1000)} seconds`,
          'try again, with more time: --remote-auth-timeout 5m',
        );
      await pause(interval, talk.signal);
      const answer = await asked(server, own, authentication, device, resource, requests.options);
      if (answer === 'slow_down') interval = Math.min(interval + 5, longestInterval);
      else if (answer !== 'authorization_pending') return grantedTokens(answer, undefined, Date.now());
    }
  } catch (error) {
    throw loginProblemOf(error, 'the sign-in', hint);
  }
}

type Asked = oauth.TokenEndpointResponse | 'authorization_pending' | 'slow_down';

async function asked(
  server: oauth.AuthorizationServer,
  client: oauth.Client,
  authentication: oauth.ClientAuth,
  device: string,
  resource: string,
  options: LoginRequest['requests']['options'],
): Promise<Asked> {
  try {
    const form = { ...options, additionalParameters: { resource } };
    const response = await oauth.deviceCodeGrantRequest(server, client, authentication, device, form);
    return await oauth.processDeviceCodeResponse(server, client, response);
  } catch (error) {
    // A network that is away for a moment slows down as a server does that says so (RFC 8628, section 3.5).
    if (error instanceof Unanswered) return 'slow_down';
    if (!(error instanceof oauth.ResponseBodyError)) throw error;
    if (error.error === 'authorization_pending' || error.error === 'slow_down') return error.error;
    throw error;
  }
}

async function pause(seconds: number, signal: AbortSignal): Promise<void> {
  try {
    await delay(seconds * 1000, undefined, { signal });
  } catch {
    throw new LoginProblem('the sign-in was interrupted', 'run the command again');
  }
}
