import {
  calculatePKCECodeChallenge,
  generateRandomCodeVerifier,
  generateRandomNonce,
  generateRandomState,
} from 'oauth4webapi';
import type { Resolve } from '../http/outgoing/outgoing-connection.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Identity, TokenRejection, TokenVerifier } from './identity.ts';
import { outgoingToward } from './provider-settings.ts';
import { signInProvider } from './sign-in-provider.ts';
import type { SignInSettings } from './sign-in-settings.ts';

/** What has to be remembered while a person is at the provider. It is a secret of their browser. */
export interface PendingSignIn {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE (RFC 7636). */
  readonly verifier: string;
  readonly redirectUri: string;
  /** The path of this server that the person is redirected to afterwards. */
  readonly returnTo: string;
}

export type SignInBeginning =
  | { readonly outcome: 'redirect'; readonly url: URL; readonly pending: PendingSignIn }
  | { readonly outcome: 'unavailable' };

/** What became of a sign-in. `failed`: in words for a sentence, without token or claim value. */
export type SignInEnd =
  | { readonly outcome: 'signed-in'; readonly token: string; readonly identity: Identity; readonly until: number }
  | { readonly outcome: 'rejected'; readonly reason: TokenRejection }
  | { readonly outcome: 'stale' | 'unavailable' }
  | { readonly outcome: 'refused'; readonly error: string }
  | { readonly outcome: 'failed'; readonly problem: string };

/** Signs people in by authorization code with PKCE (RFC 6749, section 4.1; RFC 7636; OpenID Connect Core, section 3.1). */
export interface SignIn {
  readonly settings: SignInSettings;
  begin(target: { readonly redirectUri: string; readonly returnTo: string }): Promise<SignInBeginning>;
  /** Ends what began as `pending`, from the query of the redirect URI. */
  finish(response: URLSearchParams, pending: PendingSignIn): Promise<SignInEnd>;
  /**
   * Where people end what the provider knows of them (OpenID Connect RP-Initiated Logout 1.0); undefined where it does not say. No
   * id_token_hint, since no ID token is kept, so the provider asks before it ends anything.
   */
  signOutUrl(): Promise<URL | undefined>;
  close(): Promise<void>;
}

export interface SignInOptions {
  /** Judges the tokens that people get, as it judges those of every other client. */
  readonly verifier: TokenVerifier;
  readonly onProblem: (message: string) => void;
  readonly clock?: Clock;
  readonly resolve?: Resolve;
}

/** Seconds that a token is good for whose provider does not say, and the most that any is kept for. */
const assumedLifetime = 3600;
const longestLifetime = 86_400;

/** Makes the sign-in of a provider. Nothing is fetched before the first person comes. */
export function createSignIn(settings: SignInSettings, options: SignInOptions): SignIn {
  const { clock = systemClock, verifier } = options;
  const outgoing = outgoingToward(settings.provider, false, options.resolve);
  const provider = signInProvider(settings, outgoing, clock, options.onProblem);
  return {
    settings,
    async begin({ redirectUri, returnTo }) {
      const url = await provider.authorizationEndpoint();
      if (url === undefined) return { outcome: 'unavailable' };
      const state = generateRandomState();
      const nonce = generateRandomNonce();
      const codeVerifier = generateRandomCodeVerifier();
      const parameters = {
        client_id: settings.clientId,
        response_type: 'code',
        redirect_uri: redirectUri,
        scope: settings.scopes.join(' '),
        state,
        ...(settings.scopes.includes('openid') ? { nonce } : {}),
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...settings.audience,
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return { outcome: 'redirect', url, pending: { state, nonce, verifier: codeVerifier, redirectUri, returnTo } };
    },
    async finish(response, pending) {
      const exchange = await provider.exchange(response, pending);
      if (exchange.outcome !== 'token') return exchange;
      const { token, lifetime } = exchange;
      const verification = await verifier.verify(token);
      if (verification.outcome === 'unavailable') return { outcome: 'unavailable' };
      if (verification.outcome === 'rejected') {
        options.onProblem(`The token of a sign-in is not accepted (${verification.reason}).`);
        return verification;
      }
      const { identity } = verification;
      const { exp } = identity.claims;
      const seconds = lifetime ?? (typeof exp === 'number' ? exp - clock.now() : assumedLifetime);
      const until = clock.now() + Math.max(0, Math.min(seconds, longestLifetime));
      return { outcome: 'signed-in', token, identity, until };
    },
    async signOutUrl() {
      const url = await provider.endSessionEndpoint();
      url?.searchParams.set('client_id', settings.clientId);
      return url;
    },
    close: () => outgoing.close(),
  };
}
