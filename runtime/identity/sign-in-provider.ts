import * as oauth from 'oauth4webapi';
import { isLoopbackUrl } from '../http/outgoing/outgoing-address.ts';
import type { Outgoing } from '../http/outgoing/outgoing.ts';
import { secretValue } from '../http/secret-value.ts';
import type { Clock } from './clock.ts';
import { discover, type ProviderMetadata } from './discovery.ts';
import { clockTolerance } from './judge-claims.ts';
import type { SignInSettings } from './sign-in-settings.ts';

/** Seconds for which metadata is believed, and for which a provider that did not give any is left alone. */
const believed = 300;
const leftAlone = 10;

const codeRefused = 'Compare clientId, the client secret and the redirect URI with what is registered at the provider';

/** What a provider gave for a code, or why not: `refused` by itself, `unavailable` because it could not be asked. */
export type CodeExchange =
  | { readonly outcome: 'token'; readonly token: string; readonly lifetime: number | undefined }
  | { readonly outcome: 'stale' | 'unavailable' }
  | { readonly outcome: 'refused'; readonly error: string }
  | { readonly outcome: 'failed'; readonly problem: string };

/** The provider as a client sees it that lets people sign in. */
export interface SignInProvider {
  /** Where people sign in; undefined when the provider does not say. */
  authorizationEndpoint(): Promise<URL | undefined>;
  /** Where people sign out; undefined when the provider does not say. */
  endSessionEndpoint(): Promise<URL | undefined>;
  /** Checks an authorization response and takes its code to the token endpoint (OpenID Connect Core, section 3.1.3). */
  exchange(
    response: URLSearchParams,
    expected: {
      readonly state: string;
      readonly nonce: string;
      readonly verifier: string;
      readonly redirectUri: string;
    },
  ): Promise<CodeExchange>;
}

/** Makes the client. `onProblem` hears what went wrong, in words without token, code or secret. */
export function signInProvider(
  settings: SignInSettings,
  outgoing: Outgoing,
  clock: Clock,
  onProblem: (message: string) => void,
): SignInProvider {
  const { issuerUrl } = settings.provider;
  const secret = settings.clientSecret === undefined ? undefined : secretValue(settings.clientSecret, 0);
  const client: oauth.Client = { client_id: settings.clientId, [oauth.clockTolerance]: clockTolerance };
  let known: { readonly server: Promise<oauth.AuthorizationServer | undefined>; until: number } | undefined;

  async function fetchServer(): Promise<oauth.AuthorizationServer | undefined> {
    const found = await discover(issuerUrl, outgoing);
    if (found.ok) return authorizationServer(issuerUrl, found.metadata);
    onProblem(found.error.message);
    if (known !== undefined) known.until = clock.elapsed() + leftAlone;
    return undefined;
  }

  function currentServer(): Promise<oauth.AuthorizationServer | undefined> {
    if (known !== undefined && known.until > clock.elapsed()) return known.server;
    known = { server: fetchServer(), until: clock.elapsed() + believed };
    return known.server;
  }

  async function clientAuthentication(server: oauth.AuthorizationServer): Promise<oauth.ClientAuth | undefined> {
    const read = await secret?.read();
    if (read === undefined) return oauth.None();
    if (!read.ok) {
      onProblem(`The client secret cannot be used. ${read.problem}`);
      return undefined;
    }
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return methods.includes('client_secret_basic')
      ? oauth.ClientSecretBasic(read.text)
      : oauth.ClientSecretPost(read.text);
  }

  /** The library asks through our own client, which guards addresses, sizes and times. */
  async function ask(url: string, init: { readonly headers: Record<string, string>; readonly body?: unknown }) {
    const body = init.body instanceof URLSearchParams ? { body: init.body.toString() } : {};
    const result = await outgoing.fetch(new URL(url), { method: 'POST', headers: init.headers, ...body });
    if (!result.ok) throw new TokenEndpointProblem(result.error.message, result.error.status);
    const { status, headers } = result.response;
    return new Response(new Uint8Array(result.response.body), { status, headers });
  }

  return {
    authorizationEndpoint: async () => pageOfProvider('authorization', (await currentServer())?.authorization_endpoint),
    endSessionEndpoint: async () => pageOfProvider('end-session', (await currentServer())?.end_session_endpoint),
    async exchange(response, { state, nonce, verifier, redirectUri }) {
      const server = await currentServer();
      const authentication = server === undefined ? undefined : await clientAuthentication(server);
      if (server === undefined || authentication === undefined) return { outcome: 'unavailable' };
      if (response.get('state') !== state) return { outcome: 'stale' };
      const isOpenId = settings.scopes.includes('openid');
      try {
        const checked = oauth.validateAuthResponse(server, client, response, state);
        const answer = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          authentication,
          checked,
          redirectUri,
          verifier,
          {
            [oauth.customFetch]: ask,
            // Where plain http may lead, our own client knows.
            [oauth.allowInsecureRequests]: true,
            additionalParameters: settings.audience,
          },
        );
        const tokens = await oauth.processAuthorizationCodeResponse(server, client, answer, {
          ...(isOpenId ? { expectedNonce: nonce } : {}),
          requireIdToken: isOpenId,
        });
        if (tokens.token_type !== 'bearer') return failed('its tokens are not bearer tokens');
        return { outcome: 'token', token: tokens.access_token, lifetime: tokens.expires_in };
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };

  /** An address that people are sent to. */
  function pageOfProvider(name: string, endpoint: string | undefined): URL | undefined {
    const url = endpoint === undefined ? null : URL.parse(endpoint);
    const { insecureAllowHttp = false } = settings.provider;
    const isPlain = url?.protocol === 'http:';
    if (url !== null && (url.protocol === 'https:' || (isPlain && (insecureAllowHttp || isLoopbackUrl(url)))))
      return url;
    if (endpoint !== undefined) onProblem(`The ${name} endpoint of the provider is not an https URL.`);
    return undefined;
  }

  function failed(problem: string): CodeExchange {
    onProblem(`The sign-in failed: ${problem}.`);
    return { outcome: 'failed', problem };
  }

  function outcomeOf(error: unknown): CodeExchange {
    if (error instanceof oauth.AuthorizationResponseError) return { outcome: 'refused', error: error.error };
    if (error instanceof TokenEndpointProblem) {
      const { message, status } = error;
      const isDown = status === undefined || status >= 500 || status === 429;
      onProblem(isDown ? message : `${message} ${codeRefused}.`);
      return isDown
        ? { outcome: 'unavailable' }
        : { outcome: 'failed', problem: `it does not take our code. ${codeRefused}` };
    }
    // The texts of the library name what is wrong, and hold no values of the answer.
    if (error instanceof oauth.OperationProcessingError || error instanceof oauth.UnsupportedOperationError) {
      return failed(error.message);
    }
    if (error instanceof oauth.ResponseBodyError || error instanceof oauth.WWWAuthenticateChallengeError) {
      return failed('its token endpoint answered with an error');
    }
    throw error;
  }
}

/** The token endpoint could not be asked, or gave an error. */
class TokenEndpointProblem extends Error {
  readonly status: number | undefined;

  constructor(message: string, status: number | undefined) {
    super(message);
    this.status = status;
  }
}

/** What a sign-in needs of a provider's metadata; values of other types count as absent. */
function authorizationServer(issuer: string, metadata: ProviderMetadata): oauth.AuthorizationServer {
  const text = (key: string): Record<string, string> =>
    typeof metadata[key] === 'string' ? { [key]: metadata[key] } : {};
  const texts = (key: string): Record<string, string[]> => {
    const value = metadata[key];
    return Array.isArray(value) ? { [key]: value.filter((each) => typeof each === 'string') } : {};
  };
  return {
    issuer,
    ...text('authorization_endpoint'),
    ...text('token_endpoint'),
    ...text('end_session_endpoint'),
    ...texts('id_token_signing_alg_values_supported'),
    ...texts('token_endpoint_auth_methods_supported'),
    ...(metadata['authorization_response_iss_parameter_supported'] === true
      ? { authorization_response_iss_parameter_supported: true }
      : {}),
  };
}
