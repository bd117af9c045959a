import type { Exchange } from '../../http/exchange.ts';
import { returnPath } from '../../identity/sign-in-return.ts';
import type { Greeting } from '../../page/page-frame.ts';
import { nameOfPerson, visitorIdentity, type PeopleSignIn } from '../../page/people-sign-in.ts';
import type { WireError } from '../../http/wire-error.ts';
import type { Caller } from '../access/caller.ts';
import type { RegistryAuthentication } from '../authentication.ts';

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

/** Takes visitors from their session. In anonymous mode everybody is the anonymous caller. */
export function createVisitors(authentication: RegistryAuthentication, signIn: PeopleSignIn | undefined): Visitors {
  const known = new WeakMap<Exchange, Greeting>();
  const everybody = authentication.callerOf(undefined);

  function greeting(exchange: Exchange, name?: string): Greeting {
    const made = { name, canSignIn: signIn !== undefined, path: returnPath(exchange.url) };
    known.set(exchange, made);
    return made;
  }

  return {
    greetingOf: (exchange) => known.get(exchange),
    async visitorOf(exchange) {
      if (everybody !== undefined) return { caller: everybody, greeting: greeting(exchange) };
      const identity = await visitorIdentity(signIn, exchange);
      if (identity === undefined) return { caller: undefined, greeting: greeting(exchange) };
      if ('kind' in identity) return identity;
      exchange.subject = identity.subject;
      const caller = authentication.callerOf(identity);
      const refused = caller === undefined ? undefined : authentication.limited(caller);
      return refused ?? { caller, greeting: greeting(exchange, nameOfPerson(identity)) };
    },
  };
}
