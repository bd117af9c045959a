import type { Exchange } from '../http/exchange.ts';
import type { WireError } from '../http/wire-error.ts';
import { identityProviderUnavailable } from '../identity/authentication-errors.ts';
import type { Identity } from '../identity/identity.ts';
import type { SignInCookies } from '../identity/sign-in-cookies.ts';
import type { Seal } from '../identity/sign-in-seal.ts';
import type { Sessions } from '../identity/sign-in-session.ts';
import type { SignIn } from '../identity/sign-in.ts';
import { pageOrigin, type PageOrigin } from './page-origin.ts';

/** How people sign in to the pages of a program. */
export interface PeopleSignIn {
  readonly signIn: SignIn;
  readonly sessions: Sessions;
  readonly seal: Seal;
  readonly cookies: SignInCookies;
  /** The address that people open, where the configuration says so. */
  readonly resourceUrl: string | undefined;
}

/** Where the browser of a request finds the program; undefined where nobody can say. */
export function originFor(people: PeopleSignIn | undefined, exchange: Exchange): PageOrigin | undefined {
  return pageOrigin(people?.resourceUrl, exchange.headers.host);
}

/** The sealed session that a request brings. */
export function sealedSession(people: PeopleSignIn, exchange: Exchange): string | undefined {
  const isSecure = originFor(people, exchange)?.isSecure ?? true;
  return people.cookies.read(exchange.headers.cookie, 'session', isSecure);
}

/**
 * Whose session a request brings; undefined where nobody is signed in. Visitors are known by their session, never by a header: a token in
 * a browser's request would not be there by the person's will.
 */
export async function visitorIdentity(
  people: PeopleSignIn | undefined,
  exchange: Exchange,
): Promise<Identity | undefined | WireError> {
  const sealed = people === undefined ? undefined : sealedSession(people, exchange);
  const session = sealed === undefined ? undefined : await people?.sessions.read(sealed);
  if (session?.outcome === 'unavailable')
    return identityProviderUnavailable({ provider: session.provider }, { 'retry-after': '5' });
  return session?.outcome === 'identity' ? session.identity : undefined;
}

/** How people know themselves: by the name of their token, else its subject. */
export function nameOfPerson({ claims, subject }: Identity): string {
  const names = [claims['name'], claims['preferred_username'], claims['email']];
  const name = names.find((each) => typeof each === 'string' && each.trim() !== '');
  return (typeof name === 'string' ? name : subject).slice(0, 60);
}
