import type { Answer } from '../http/answer.ts';
import type { Exchange } from '../http/exchange.ts';
import type { WireError } from '../http/wire-error.ts';
import { identityProviderUnavailable, rejectionWords } from '../identity/authentication-errors.ts';
import { parseJsonObject } from '../identity/json-object.ts';
import { returnPath } from '../identity/sign-in-return.ts';
import type { PendingSignIn, SignInEnd } from '../identity/sign-in.ts';
import type { PageOrigin } from './page-origin.ts';
import { originFor, type PeopleSignIn } from './people-sign-in.ts';
import type { SignInErrors } from './sign-in-errors.ts';
import { callbackPath } from './sign-in-paths.ts';

/** What a program says about a sign-in that does not happen. */
export interface SignInWords {
  readonly errors: SignInErrors;
  /** Where nobody can sign in. */
  readonly unconfigured: WireError;
  /** Where the program does not know its own address. */
  readonly unknownAddress: WireError;
}

/** The two steps of a sign-in in a browser. */
export interface SignInFlow {
  /** Sends the browser to the provider. `returnTo`: where the person goes on. */
  begin(exchange: Exchange, returnTo: string | undefined): Promise<Answer>;
  /** Ends what has begun, from the query that the provider sends the browser back with. */
  finish(exchange: Exchange, response: URLSearchParams): Promise<Answer>;
}

/** Seconds that a person has at the provider. */
const patience = 600;

/** Sign-in of pages: cookies and redirects around the flow of runtime/identity/sign-in.ts. */
export function signInFlow(people: PeopleSignIn | undefined, words: SignInWords): SignInFlow {
  const { errors, unconfigured, unknownAddress } = words;
  return {
    async begin(exchange, returnTo) {
      const origin = originFor(people, exchange);
      if (people === undefined) return unconfigured;
      if (origin === undefined) return unknownAddress;
      const redirectUri = `${origin.origin}${callbackPath}`;
      const begun = await people.signIn.begin({ redirectUri, returnTo: returnPath(returnTo) });
      if (begun.outcome === 'unavailable') return unavailable(people);
      const sealed = await people.seal.seal('sign-in', JSON.stringify({ ...begun.pending, until: now() + patience }));
      const cookie =
        sealed === undefined ? undefined : people.cookies.set('sign-in', sealed, { ...origin, maxAge: patience });
      if (cookie === undefined) return errors.failed({ problem: 'the secret of sessions cannot be read' });
      return redirect(begun.url.href, [cookie]);
    },
    async finish(exchange, response) {
      const origin = originFor(people, exchange);
      if (people === undefined) return unconfigured;
      if (origin === undefined) return unknownAddress;
      const sealed = people.cookies.read(exchange.headers.cookie, 'sign-in', origin.isSecure);
      const text = sealed === undefined ? undefined : await people.seal.unseal('sign-in', sealed);
      const pending = text === undefined ? undefined : pendingOf(text);
      if (pending === undefined) return errors.stale({ origin: origin.origin });
      const end = await people.signIn.finish(response, pending);
      if (end.outcome !== 'signed-in') return failure(end, people, origin, errors);
      exchange.subject = end.identity.subject;
      const session = await people.sessions.write(end.token, end.until);
      const maxAge = Math.floor(end.until - now());
      const cookie = session === undefined ? undefined : people.cookies.set('session', session, { ...origin, maxAge });
      if (cookie === undefined) {
        const problem =
          'the token is too large for a cookie, so ask for fewer scopes, or let the provider put less into it';
        return errors.failed({ problem });
      }
      return redirect(pending.returnTo, [cookie, people.cookies.clear('sign-in', origin.isSecure)]);
    },
  };
}

function failure(
  end: Exclude<SignInEnd, { outcome: 'signed-in' }>,
  people: PeopleSignIn,
  { origin }: PageOrigin,
  errors: SignInErrors,
): Answer {
  switch (end.outcome) {
    case 'stale':
      return errors.stale({ origin });
    case 'unavailable':
      return unavailable(people);
    case 'refused':
      return errors.refused({ error: /^[a-z_]{1,40}$/.test(end.error) ? end.error : 'an error' });
    case 'rejected':
      return errors.failed({
        problem: `the token that the provider gave is not accepted here: ${rejectionWords[end.reason]}`,
      });
    case 'failed':
      return errors.failed({ problem: end.problem });
  }
}

function unavailable({ signIn }: PeopleSignIn): Answer {
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
