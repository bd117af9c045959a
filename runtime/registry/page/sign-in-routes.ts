import type { Answer } from '../../http/answer.ts';
import type { Exchange } from '../../http/exchange.ts';
import { identityProviderUnavailable, rejectionWords } from '../../identity/authentication-errors.ts';
import { parseJsonObject } from '../../identity/json-object.ts';
import { returnPath } from '../../identity/sign-in-return.ts';
import type { PendingSignIn, SignInEnd } from '../../identity/sign-in.ts';
import type { RegistryHandler } from '../routes/registry-service.ts';
import { pageCookies } from './page-cookies.ts';
import { signInFailed, signInRefused, signInStale, signInUnconfigured } from './page-errors.ts';
import { pageOrigin, type PageOrigin } from './page-origin.ts';
import type { PageSignIn } from './page-sign-in.ts';
import type { Visitors } from './visitor.ts';

interface SignInHandlers {
  readonly signIn: RegistryHandler<'signIn'>;
  readonly finishSignIn: RegistryHandler<'finishSignIn'>;
}

/** Seconds that a person has at the provider. */
const patience = 600;

const unconfigured = signInUnconfigured({
  problem: 'people cannot sign in here: this server has no auth.oauth.signIn, so use a client that can get a token',
});
const unknownAddress = signInUnconfigured({
  problem: 'people cannot sign in here, because the server does not know its own address: set auth.oauth.resourceUrl',
});

/** Sign-in of the page: cookies and redirects around the flow of runtime/identity/sign-in.ts. */
export function signInRoutes(page: PageSignIn | undefined, visitors: Visitors): SignInHandlers {
  const originOf = (exchange: Exchange): PageOrigin | undefined => pageOrigin(page?.resourceUrl, exchange.headers.host);

  async function begin(exchange: Exchange, returnTo: string | undefined): Promise<Answer> {
    const origin = originOf(exchange);
    if (page === undefined) return unconfigured;
    if (origin === undefined) return unknownAddress;
    const redirectUri = `${origin.origin}/sign-in/callback`;
    const begun = await page.signIn.begin({ redirectUri, returnTo: returnPath(returnTo) });
    if (begun.outcome === 'unavailable') return unavailable(page);
    const sealed = await page.seal.seal('sign-in', JSON.stringify({ ...begun.pending, until: now() + patience }));
    const cookie =
      sealed === undefined ? undefined : pageCookies.set('sign-in', sealed, { ...origin, maxAge: patience });
    if (cookie === undefined) return signInFailed({ problem: 'the secret of sessions cannot be read' });
    return redirect(begun.url.href, [cookie]);
  }

  async function finish(exchange: Exchange, response: URLSearchParams): Promise<Answer> {
    const origin = originOf(exchange);
    if (page === undefined) return unconfigured;
    if (origin === undefined) return unknownAddress;
    const sealed = pageCookies.read(exchange.headers.cookie, 'sign-in', origin.isSecure);
    const text = sealed === undefined ? undefined : await page.seal.unseal('sign-in', sealed);
    const pending = text === undefined ? undefined : pendingOf(text);
    if (pending === undefined) return signInStale({ origin: origin.origin });
    const end = await page.signIn.finish(response, pending);
    if (end.outcome !== 'signed-in') return failure(end, page, origin);
    exchange.subject = end.identity.subject;
    const session = await page.sessions.write(end.token, end.until);
    const maxAge = Math.floor(end.until - now());
    const cookie = session === undefined ? undefined : pageCookies.set('session', session, { ...origin, maxAge });
    if (cookie === undefined) {
      const problem =
        'the token is too large for a cookie, so ask for fewer scopes, or let the provider put less into it';
      return signInFailed({ problem });
    }
    return redirect(pending.returnTo, [cookie, pageCookies.clear('sign-in', origin.isSecure)]);
  }

  return {
    async signIn({ query: { returnTo }, exchange }) {
      await visitors.visitorOf(exchange);
      return begin(exchange, returnTo);
    },
    async finishSignIn({ query, exchange }) {
      await visitors.visitorOf(exchange);
      const response = new URLSearchParams();
      for (const [name, value] of Object.entries(query)) if (value !== undefined) response.set(name, value);
      return finish(exchange, response);
    },
  };
}

function failure(end: Exclude<SignInEnd, { outcome: 'signed-in' }>, page: PageSignIn, { origin }: PageOrigin): Answer {
  switch (end.outcome) {
    case 'stale':
      return signInStale({ origin });
    case 'unavailable':
      return unavailable(page);
    case 'refused':
      return signInRefused({ error: /^[a-z_]{1,40}$/.test(end.error) ? end.error : 'an error' });
    case 'rejected':
      return signInFailed({
        problem: `the token that the provider gave is not accepted here: ${rejectionWords[end.reason]}`,
      });
    case 'failed':
      return signInFailed({ problem: end.problem });
  }
}

function unavailable({ signIn }: PageSignIn): Answer {
  return identityProviderUnavailable({ provider: signIn.settings.provider.name }, { 'retry-after': '5' });
}

function redirect(location: string, cookies: readonly string[]): Answer {
  return { status: 302, headers: { location, 'set-cookie': cookies, 'cache-control': 'no-store' } };
}

/** What was sealed at the beginning, while there is time. */
function pendingOf(text: string): PendingSignIn | undefined {
  const { state, nonce, verifier, redirectUri, returnTo, until } = parseJsonObject(text) ?? {};
  if (typeof until !== 'number' || until <= now()) return undefined;
  if (typeof state !== 'string' || typeof nonce !== 'string' || typeof verifier !== 'string') return undefined;
  if (typeof redirectUri !== 'string' || typeof returnTo !== 'string') return undefined;
  return { state, nonce, verifier, redirectUri, returnTo: returnPath(returnTo) };
}

/** Seconds since 1970. */
function now(): number {
  return Date.now() / 1000;
}
