import type { Exchange } from '../../http/exchange.ts';
import { identityProviderUnavailable } from '../../identity/authentication-errors.ts';
import type { Identity } from '../../identity/identity.ts';
import { returnPath } from '../../identity/sign-in-return.ts';
import type { WireError } from '../../http/wire-error.ts';
import type { Caller } from '../access/caller.ts';
import type { RegistryAuthentication } from '../authentication.ts';
import { pageCookies } from './page-cookies.ts';
import type { Greeting } from './page-frame.ts';
import { pageOrigin } from './page-origin.ts';
import type { PageSignIn } from './page-sign-in.ts';

/** Who looks at a page. */
export interface Visitor {
  /** As the API would judge them; undefined: nobody is signed in, where that is needed. */
  readonly caller: Caller | undefined;
  readonly greeting: Greeting;
}

/** Finds out who looks at pages. */
export interface Visitors {
  visitorOf(exchange: Exchange): Promise<Visitor | WireError>;
  /** What the frame says in the answer to a request, as far as that is known. */
  greetingOf(exchange: Exchange): Greeting | undefined;
}

/**
 * Takes visitors from their session, never from a header: a token in a browser's request would not be there by the person's
 * will. In anonymous mode everybody is the anonymous caller.
 */
export function createVisitors(authentication: RegistryAuthentication, signIn: PageSignIn | undefined): Visitors {
  const known = new WeakMap<Exchange, Greeting>();
  const everybody = authentication.callerOf(undefined);

  async function identityOf(exchange: Exchange): Promise<Identity | undefined | WireError> {
    if (signIn === undefined) return undefined;
    const isSecure = pageOrigin(signIn.resourceUrl, exchange.headers.host)?.isSecure ?? true;
    const sealed = pageCookies.read(exchange.headers.cookie, 'session', isSecure);
    const session = sealed === undefined ? undefined : await signIn.sessions.read(sealed);
    if (session?.outcome === 'unavailable') {
      return identityProviderUnavailable({ provider: session.provider }, { 'retry-after': '5' });
    }
    return session?.outcome === 'identity' ? session.identity : undefined;
  }

  function greeting(exchange: Exchange, name?: string): Greeting {
    const made = { name, canSignIn: signIn !== undefined, path: returnPath(exchange.url) };
    known.set(exchange, made);
    return made;
  }

  return {
    greetingOf: (exchange) => known.get(exchange),
    async visitorOf(exchange) {
      if (everybody !== undefined) return { caller: everybody, greeting: greeting(exchange) };
      const identity = await identityOf(exchange);
      if (identity === undefined) return { caller: undefined, greeting: greeting(exchange) };
      if ('kind' in identity) return identity;
      exchange.subject = identity.subject;
      const caller = authentication.callerOf(identity);
      const refused = caller === undefined ? undefined : authentication.limited(caller);
      return refused ?? { caller, greeting: greeting(exchange, nameOf(identity)) };
    },
  };
}

/** How people know themselves: by the name of their token, else its subject. */
function nameOf({ claims, subject }: Identity): string {
  const names = [claims['name'], claims['preferred_username'], claims['email']];
  const name = names.find((each) => typeof each === 'string' && each.trim() !== '');
  return (typeof name === 'string' ? name : subject).slice(0, 60);
}
