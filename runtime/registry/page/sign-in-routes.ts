import type { PeopleSignIn } from '../../page/people-sign-in.ts';
import { signInFlow } from '../../page/sign-in-flow.ts';
import { signOutFlow } from '../../page/sign-out-flow.ts';
import type { RegistryHandler } from '../routes/registry-service.ts';
import { catalogSignInErrors, catalogSite } from './catalog-site.ts';
import type { EndedSessionList } from './ended-sessions.ts';
import type { Visitors } from './visitor.ts';

interface SignInHandlers {
  readonly signIn: RegistryHandler<'signIn'>;
  readonly finishSignIn: RegistryHandler<'finishSignIn'>;
  readonly showSignOut: RegistryHandler<'showSignOut'>;
  readonly signOut: RegistryHandler<'signOut'>;
}

const errors = catalogSignInErrors;
const words = {
  errors,
  unconfigured: errors.unconfigured({
    problem: 'people cannot sign in here: this server has no auth.oauth.signIn, so use a client that can get a token',
  }),
  unknownAddress: errors.unconfigured({
    problem: 'people cannot sign in here, because the server does not know its own address: set auth.oauth.resourceUrl',
  }),
};
const nobodySignsIn = errors.unconfigured({
  problem: 'people cannot sign in here: this server has no auth.oauth.signIn',
});

/** The routes by which people sign in to the catalog, and out. Sessions end in the store, for every replica. */
export function signInRoutes(
  people: PeopleSignIn | undefined,
  ended: EndedSessionList,
  visitors: Visitors,
): SignInHandlers {
  const signIn = signInFlow(people, words);
  const signOut = signOutFlow(people, {
    site: catalogSite,
    errors,
    unconfigured: nobodySignsIn,
    visitorOf: (exchange) => visitors.visitorOf(exchange),
    end: (session) => ended.end(session),
    unrecorded:
      'The database is not available, and until it is back, other servers of the catalog do not know that your session has ended.',
  });
  return {
    async signIn({ query: { returnTo }, exchange }) {
      await visitors.visitorOf(exchange);
      return signIn.begin(exchange, returnTo);
    },
    async finishSignIn({ query, exchange }) {
      await visitors.visitorOf(exchange);
      const response = new URLSearchParams();
      for (const [name, value] of Object.entries(query)) if (value !== undefined) response.set(name, value);
      return signIn.finish(exchange, response);
    },
    showSignOut: ({ exchange }) => signOut.show(exchange),
    signOut: ({ exchange }) => signOut.signOut(exchange),
  };
}
