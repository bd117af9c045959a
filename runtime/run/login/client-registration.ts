import * as oauth from 'oauth4webapi';
import { secretValue } from '../../http/secret-value.ts';
import { isEndpoint } from './authorization-server.ts';
import { LoginProblem } from './login-problem.ts';
import { loginProblemOf, type LoginRequests } from './login-requests.ts';
import type { LoginSettings } from './login-settings.ts';
import type { StoredClient, StoredLogin } from './stored-login.ts';

/** Methods of client authentication that we have, the preferred one first. */
const methods = ['client_secret_basic', 'client_secret_post'];
const named = '--remote-auth-client-id';

/**
 * The client that the person names: one that is registered, or the address of a document about it (Client ID Metadata Documents), which only a
 * server that says so takes. A secret that was given on a command line once is kept with the sign-in, for the same client at the same server.
 */
export function namedClient(
  settings: LoginSettings,
  server: oauth.AuthorizationServer,
  before: StoredLogin | undefined,
): StoredClient | undefined {
  const { clientId, clientSecret } = settings;
  if (clientId === undefined) return undefined;
  const url = /^https:\/\//i.test(clientId) ? URL.parse(clientId) : null;
  if (url !== null && settings.endpoints === undefined && server['client_id_metadata_document_supported'] !== true)
    throw new LoginProblem(
      'the authorization server does not take the address of a document as a client',
      `name a client that is registered with ${named}, or leave it out so that one is registered`,
    );
  const supported = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const isSame = before?.server.issuer === server.issuer && before.client.id === clientId;
  const kept = isSame ? before.client.secret : undefined;
  const secret = clientSecret === undefined ? kept : 'value' in clientSecret ? clientSecret.value : undefined;
  const method =
    clientSecret === undefined && kept === undefined
      ? 'none'
      : (methods.find((each) => supported.includes(each)) ?? 'client_secret_basic');
  return {
    id: clientId,
    method,
    ...(secret === undefined ? {} : { secret }),
  };
}

/** Registers a client of this machine (RFC 7591): public, native, with one redirect. */
export async function registeredClient(
  server: oauth.AuthorizationServer,
  redirectUri: string,
  allowsLoopback: boolean,
  { options }: LoginRequests,
): Promise<StoredClient> {
  const hint = `register a client there with the redirect ${redirectUri}, and name it with ${named}`;
  if (!isEndpoint(server.registration_endpoint, allowsLoopback))
    throw new LoginProblem('the authorization server registers no clients by itself', hint);
  const asked = {
    client_name: 'svc',
    redirect_uris: [redirectUri],
    grant_types: [
      'authorization_code',
      'refresh_token',
      ...(server.device_authorization_endpoint === undefined ? [] : [deviceGrant]),
    ],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    // Without it OpenID providers take a client for a website, which has no redirect to this machine.
    application_type: 'native',
  };
  try {
    const answer = await oauth.dynamicClientRegistrationRequest(server, asked, options);
    const client = await oauth.processDynamicClientRegistrationResponse(answer);
    return registered(client, redirectUri, allowsLoopback);
  } catch (error) {
    throw loginProblemOf(error, 'registering a client', hint);
  }
}

export const deviceGrant = 'urn:ietf:params:oauth:grant-type:device_code';

function registered(
  client: Awaited<ReturnType<typeof oauth.processDynamicClientRegistrationResponse>>,
  redirectUri: string,
  allowsLoopback: boolean,
): StoredClient {
  const { client_id: id, client_secret: secret, client_secret_expires_at: expires } = client;
  const {
    token_endpoint_auth_method: method,
    registration_client_uri: address,
    registration_access_token: token,
  } = client;
  const uri = isEndpoint(address, allowsLoopback) ? address : undefined;
  const hasSecret = typeof secret === 'string' && method !== 'none';
  return {
    id,
    method: hasSecret ? (typeof method === 'string' ? method : 'client_secret_basic') : 'none',
    redirectUri,
    ...(hasSecret ? { secret } : {}),
    ...(hasSecret && typeof expires === 'number' && expires > 0 ? { secretExpiresAt: expires } : {}),
    ...(uri !== undefined && typeof token === 'string' ? { registration: { uri, token } } : {}),
  };
}

/** Removes a registration (RFC 7592, section 2.3). Returns whether the server says that it is gone. */
export async function removeRegistration(
  { registration }: StoredClient,
  { outgoing }: LoginRequests,
): Promise<boolean> {
  const url = registration === undefined ? null : URL.parse(registration.uri);
  if (registration === undefined || url === null) return false;
  const result = await outgoing.fetch(url, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${registration.token}` },
  });
  return result.ok;
}

/** How a client shows who it is at the token endpoint. */
export async function clientAuthentication(
  { method, secret: kept }: StoredClient,
  settings: Pick<LoginSettings, 'clientSecret'>,
): Promise<oauth.ClientAuth> {
  const source = settings.clientSecret ?? (kept === undefined ? undefined : { value: kept });
  if (method === 'none' || source === undefined) return oauth.None();
  const reading = await secretValue(source, 0).read();
  if (!reading.ok) throw new LoginProblem(`the client secret cannot be used: ${reading.problem}`, 'fix the file');
  return method === 'client_secret_post' ? oauth.ClientSecretPost(reading.text) : oauth.ClientSecretBasic(reading.text);
}
