import type { Answer } from '../../http/answer.ts';
import { isWireError } from '../../http/answer.ts';
import type { Exchange } from '../../http/exchange.ts';
import type { RegistryHandler } from '../routes/registry-service.ts';
import { pageCookies } from './page-cookies.ts';
import type { EndedSessionList } from './ended-sessions.ts';
import { crossSiteRequest, signInUnconfigured } from './page-errors.ts';
import { pageOrigin, type PageOrigin } from './page-origin.ts';
import { signOutPath } from './page-paths.ts';
import { errorReply, pageReply } from './page-reply.ts';
import type { PageSignIn } from './page-sign-in.ts';
import { signOutPage } from './sign-out-page.ts';
import type { Visitors } from './visitor.ts';

interface SignOutHandlers {
  readonly showSignOut: RegistryHandler<'showSignOut'>;
  readonly signOut: RegistryHandler<'signOut'>;
}

const unconfigured = signInUnconfigured({
  problem: 'nobody signs in here: this server has no auth.oauth.signIn',
});

/**
 * Sign-out: the cookie goes, and the session ends in the store, so that copies of it are refused by every replica. What the
 * provider knows of the person stays, since other applications use it; its own sign-out is a link (OpenID Connect
 * RP-Initiated Logout 1.0).
 */
export function signOutRoutes(
  page: PageSignIn | undefined,
  ended: EndedSessionList,
  visitors: Visitors,
): SignOutHandlers {
  const originOf = (exchange: Exchange): PageOrigin | undefined => pageOrigin(page?.resourceUrl, exchange.headers.host);

  /** Until when copies of the session may be accepted elsewhere, in seconds since 1970; undefined: nowhere. */
  async function endSession(exchange: Exchange, isSecure: boolean): Promise<number | undefined> {
    const sealed = pageCookies.read(exchange.headers.cookie, 'session', isSecure);
    const session = sealed === undefined ? undefined : await page?.sessions.name(sealed);
    if (session === undefined) return undefined;
    return (await ended.end(session)) === 'everywhere' ? undefined : session.until;
  }

  return {
    async showSignOut({ exchange }) {
      const visitor = await visitors.visitorOf(exchange);
      if (page === undefined) return unconfigured;
      if (isWireError(visitor)) return visitor;
      const { caller, greeting } = visitor;
      return pageReply(
        caller === undefined
          ? signOutPage({ state: 'signed-out', providerUrl: await page.signIn.signOutUrl() }, greeting)
          : signOutPage({ state: 'signed-in' }, greeting),
      );
    },
    async signOut({ exchange }): Promise<Answer> {
      const visitor = await visitors.visitorOf(exchange);
      const origin = originOf(exchange);
      if (!isFromOurselves(exchange, origin)) return crossSiteRequest({});
      const isSecure = origin?.isSecure ?? true;
      const cookies = [pageCookies.clear('session', isSecure), pageCookies.clear('sign-in', isSecure)];
      const until = await endSession(exchange, isSecure);
      if (until === undefined) {
        const headers = { location: page === undefined ? '/' : signOutPath, 'cache-control': 'no-store' };
        return { status: 302, headers: { ...headers, 'set-cookie': cookies } };
      }
      const greeting = isWireError(visitor) ? undefined : { ...visitor.greeting, name: undefined };
      const reply = errorReply(503, signOutPage({ state: 'unrecorded', until }, greeting));
      return { ...reply, headers: { ...reply.headers, 'set-cookie': cookies } };
    },
  };
}

/** Fetch metadata says where a request comes from; browsers without it send the origin of a form. */
function isFromOurselves({ headers }: Exchange, origin: PageOrigin | undefined): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? origin !== undefined && headers.origin === origin.origin : site === 'same-origin';
}
