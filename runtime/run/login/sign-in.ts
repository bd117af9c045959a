import * as oauth from 'oauth4webapi';
import type { RefusedStart } from '../../endpoint/refused-start.ts';
import { authorizationServer, isEndpoint, type FoundServer } from './authorization-server.ts';
import { clientAuthentication, namedClient, registeredClient } from './client-registration.ts';
import { signInByDevice, offersDeviceFlow } from './device-sign-in.ts';
import { grantedTokens, tokenAnswer, type GrantedTokens } from './granted-tokens.ts';
import { LoginProblem } from './login-problem.ts';
import type { LoginRequest, LoginTalk } from './login-request.ts';
import { loginProblemOf, loginRequests, type LoginRequests } from './login-requests.ts';
import type { LoginSettings } from './login-settings.ts';
import { loopbackRedirect, type LoopbackRedirect } from './loopback-redirect.ts';
import { resourceFacts } from './remote-challenge.ts';
import type { StoredClient, StoredLogin } from './stored-login.ts';

/**
 * Signs a person in at a remote server: finds its authorization server, gets a client there, and waits for the person. `before`: an earlier
 * login of the workload, whose client is used again where it belongs to the same server.
 */
export async function signIn(
  settings: LoginSettings,
  before: StoredLogin | undefined,
  talk: LoginTalk,
): Promise<StoredLogin | RefusedStart> {
  const requests = loginRequests(settings);
  try {
    return await signedIn(settings, before, talk, requests);
  } catch (error) {
    const { message, hint } = loginProblemOf(error, 'the sign-in', 'svc logs and the authorization server say more');
    return { problem: message, hint };
  } finally {
    await requests.close();
  }
}

async function signedIn(
  settings: LoginSettings,
  before: StoredLogin | undefined,
  talk: LoginTalk,
  requests: LoginRequests,
): Promise<StoredLogin> {
  const facts = await resourceFacts(settings, requests);
  const found = await authorizationServer(settings, facts.issuers, requests);
  const { server } = found;
  const scopes = scopesFor(settings, facts.scopes, found);
  const request: LoginRequest = { settings, found, scopes, resource: facts.resource, requests, talk };
  const { client, tokens } = await (settings.skipBrowser && offersDeviceFlow(server)
    ? byDevice(request, before)
    : byBrowser(request, before));
  return {
    format: 1,
    remoteUrl: settings.remoteUrl.href,
    resource: facts.resource,
    scopes,
    server: {
      issuer: server.issuer,
      ...(server.token_endpoint === undefined ? {} : { token_endpoint: server.token_endpoint }),
      ...(isEndpoint(server.revocation_endpoint, settings.addresses.loopback)
        ? { revocation_endpoint: server.revocation_endpoint }
        : {}),
    },
    client,
    ...tokens,
  };
}

/** The scopes of the person, or else those that the remote server asks for, or else those of OpenID Connect (specification 1). */
function scopesFor(
  { scopes: given }: LoginSettings,
  asked: readonly string[] | undefined,
  { server, isOpenId }: FoundServer,
): readonly string[] {
  if (given !== undefined) return given;
  const usual = asked ?? (isOpenId ? ['openid', 'profile', 'email'] : []);
  // A server that gives refresh tokens for this scope only says that it knows it.
  const isOffered = (server.scopes_supported ?? []).includes('offline_access');
  return isOffered && !usual.includes('offline_access') ? [...usual, 'offline_access'] : usual;
}

interface SignedIn {
  readonly client: StoredClient;
  readonly tokens: GrantedTokens;
}

async function byDevice(request: LoginRequest, before: StoredLogin | undefined): Promise<SignedIn> {
  const { settings, found, requests } = request;
  const redirect = `http://127.0.0.1:${settings.callbackPort}/callback`;
  const client =
    namedClient(settings, found.server, before) ??
    clientOf(before, found.server) ??
    (await registeredClient(found.server, redirect, settings.addresses.loopback, requests));
  return { client, tokens: await signInByDevice(request, client) };
}

/** The client that an earlier login registered at this very server, while its secret is good. */
function clientOf(before: StoredLogin | undefined, { issuer }: oauth.AuthorizationServer): StoredClient | undefined {
  if (before === undefined || before.server.issuer !== issuer || before.client.redirectUri === undefined)
    return undefined;
  const { secretExpiresAt } = before.client;
  return secretExpiresAt !== undefined && secretExpiresAt * 1000 < Date.now() + 60_000 ? undefined : before.client;
}

async function byBrowser(request: LoginRequest, before: StoredLogin | undefined): Promise<SignedIn> {
  const { settings, found, requests } = request;
  const named = namedClient(settings, found.server, before);
  const earlier = named === undefined ? clientOf(before, found.server) : undefined;
  const { redirect, isEarlier } = await listen(settings, named, earlier);
  try {
    const client =
      named ??
      (isEarlier && earlier !== undefined
        ? earlier
        : await registeredClient(found.server, redirect.redirectUri, settings.addresses.loopback, requests));
    return { client, tokens: await codeFlow(request, client, redirect) };
  } finally {
    await redirect.close();
  }
}

/** Listens where the client may be sent back to. Only a client that is registered now may be sent to another port. */
async function listen(
  { callbackPort }: LoginSettings,
  named: StoredClient | undefined,
  earlier: StoredClient | undefined,
): Promise<{ readonly redirect: LoopbackRedirect; readonly isEarlier: boolean }> {
  if (earlier?.redirectUri !== undefined) {
    const again = await loopbackRedirect(Number(new URL(earlier.redirectUri).port));
    if (again !== undefined) return { redirect: again, isEarlier: true };
  }
  const redirect =
    (await loopbackRedirect(callbackPort)) ?? (named === undefined ? await loopbackRedirect(0) : undefined);
  if (redirect !== undefined) return { redirect, isEarlier: false };
  throw new LoginProblem(
    `port ${callbackPort}, which the browser comes back to, is taken`,
    'end the program that has it, or name another port that the client is registered for with --remote-auth-callback-port',
  );
}

async function codeFlow(
  request: LoginRequest,
  client: StoredClient,
  redirect: LoopbackRedirect,
): Promise<GrantedTokens> {
  const { settings, found, scopes, resource, requests, talk } = request;
  const { server } = found;
  if (!isEndpoint(server.authorization_endpoint, settings.addresses.loopback))
    throw new LoginProblem('the authorization server has no page where people sign in', 'ask whoever runs it');
  const verifier = oauth.generateRandomCodeVerifier();
  const state = oauth.generateRandomState();
  const address = new URL(server.authorization_endpoint);
  const parameters = {
    response_type: 'code',
    client_id: client.id,
    redirect_uri: redirect.redirectUri,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    resource,
    ...(scopes.length === 0 ? {} : { scope: scopes.join(' ') }),
    // OpenID Connect gives refresh tokens for this scope after a question only (Core, section 11).
    ...(scopes.includes('offline_access') ? { prompt: 'consent' } : {}),
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  const answered = redirect.answer(state);
  talk.show(address, undefined);
  const answer = await withinTime(answered, settings.timeoutMs, talk.signal);
  const hint = 'sign in again; the authorization server says why it refuses';
  try {
    const own = { client_id: client.id };
    // `iss` is compared here too, before the code goes anywhere and before an error is shown (RFC 9207).
    // Whoever names the endpoints by hand has not named an issuer.
    if (settings.endpoints !== undefined) answer.delete('iss');
    const checked = oauth.validateAuthResponse(server, own, answer, state);
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      own,
      await clientAuthentication(client, settings),
      checked,
      redirect.redirectUri,
      verifier,
      { ...requests.options, additionalParameters: { resource } },
    );
    const tokens = await oauth.processAuthorizationCodeResponse(server, own, await tokenAnswer(response, settings));
    return grantedTokens(tokens, undefined, Date.now());
  } catch (error) {
    throw loginProblemOf(error, 'the sign-in', hint);
  }
}

/** What a promise resolves with, unless the person gives up or takes too long. */
async function withinTime<Value>(promise: Promise<Value>, timeoutMs: number, signal: AbortSignal): Promise<Value> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const late = setTimeout(
    () =>
      reject(
        new LoginProblem(
          `nobody has signed in within ${Math.round(timeoutMs / 1000)} seconds`,
          'try again, with more time: --remote-auth-timeout 5m',
        ),
      ),
    timeoutMs,
  );
  const giveUp = (): void => reject(interrupted());
  signal.addEventListener('abort', giveUp);
  if (signal.aborted) giveUp();
  try {
    return await Promise.race([promise, over]);
  } finally {
    clearTimeout(late);
    signal.removeEventListener('abort', giveUp);
  }
}

function interrupted(): LoginProblem {
  return new LoginProblem('the sign-in was interrupted', 'run the command again');
}
