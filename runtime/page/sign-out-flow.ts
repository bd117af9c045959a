import { isWireError, type Answer } from '../http/answer.ts';
import type { Exchange } from '../http/exchange.ts';
import type { WireError } from '../http/wire-error.ts';
import type { SessionName } from '../identity/sign-in-session.ts';
import type { Greeting, Site } from './page-frame.ts';
import type { PageOrigin } from './page-origin.ts';
import { errorReply, pageReply } from './page-reply.ts';
import { originFor, sealedSession, type PeopleSignIn } from './people-sign-in.ts';
import type { SignInErrors } from './sign-in-errors.ts';
import { signOutPath } from './sign-in-paths.ts';
import { signOutPage } from './sign-out-page.ts';

/** What a program knows about visitors and their sessions. */
export interface SignOutOptions {
  readonly site: Site;
  readonly errors: SignInErrors;
  /** Where nobody signs in. */
  readonly unconfigured: WireError;
  readonly visitorOf: (
    exchange: Exchange,
  ) => Promise<{ readonly caller: unknown; readonly greeting: Greeting } | WireError>;
  /** Ends a session before its time, everywhere or in this process only. */
  readonly end: (session: SessionName) => Promise<'everywhere' | 'here'>;
  /** Why a session may have ended in this process only, as a sentence. */
  readonly unrecorded: string;
}

/** The page on which people sign out, and the signing out. */
export interface SignOutFlow {
  show(exchange: Exchange): Promise<Answer>;
  signOut(exchange: Exchange): Promise<Answer>;
}

/**
 * Sign-out: the cookie goes, and the session ends, so that copies of it are refused. What the provider knows of the person stays, since
 * other applications use it; its own sign-out is a link (OpenID Connect RP-Initiated Logout 1.0).
 */
export function signOutFlow(people: PeopleSignIn | undefined, options: SignOutOptions): SignOutFlow {
  const { site, errors, unconfigured, visitorOf, end, unrecorded } = options;

  /** Until when copies of the session may be accepted elsewhere, in seconds since 1970; undefined: nowhere. */
  async function endSession(exchange: Exchange): Promise<number | undefined> {
    const sealed = people === undefined ? undefined : sealedSession(people, exchange);
    const session = sealed === undefined ? undefined : await people?.sessions.name(sealed);
    if (session === undefined) return undefined;
    return (await end(session)) === 'everywhere' ? undefined : session.until;
  }

  return {
    async show(exchange) {
      const visitor = await visitorOf(exchange);
      if (people === undefined) return unconfigured;
      if (isWireError(visitor)) return visitor;
      const { caller, greeting } = visitor;
      return pageReply(
        caller === undefined
          ? signOutPage(site, { state: 'signed-out', providerUrl: await people.signIn.signOutUrl() }, greeting)
          : signOutPage(site, { state: 'signed-in' }, greeting),
      );
    },
    async signOut(exchange) {
      const visitor = await visitorOf(exchange);
      const origin = originFor(people, exchange);
      if (!isFromOurselves(exchange, origin)) return errors.crossSite({});
      const isSecure = origin?.isSecure ?? true;
      const cookies =
        people === undefined
          ? []
          : [people.cookies.clear('session', isSecure), people.cookies.clear('sign-in', isSecure)];
      const until = await endSession(exchange);
      if (until === undefined) {
        const headers = { location: people === undefined ? '/' : signOutPath, 'cache-control': 'no-store' };
        return { status: 302, headers: { ...headers, 'set-cookie': cookies } };
      }
      const greeting = isWireError(visitor) ? undefined : { ...visitor.greeting, name: undefined };
      const reply = errorReply(503, signOutPage(site, { state: 'unrecorded', until, reason: unrecorded }, greeting));
      return { ...reply, headers: { ...reply.headers, 'set-cookie': cookies } };
    },
  };
}

/** Fetch metadata says where a request comes from; browsers without it send the origin of a form. */
function isFromOurselves({ headers }: Exchange, origin: PageOrigin | undefined): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? origin !== undefined && headers.origin === origin.origin : site === 'same-origin';
}
