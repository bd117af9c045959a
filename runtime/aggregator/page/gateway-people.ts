import type { PeopleDoor, SignIn } from '../../endpoint/sign-in.ts';
import type { TokenVerifier } from '../../identity/identity.ts';
import { createSeal } from '../../identity/sign-in-seal.ts';
import { createSessions } from '../../identity/sign-in-session.ts';
import { audienceParameters } from '../../identity/sign-in-settings.ts';
import { createSignIn } from '../../identity/sign-in.ts';
import type { Log } from '../../observe/log.ts';
import { isFitForSignIn } from '../../page/page-origin.ts';
import type { PeopleSignIn } from '../../page/people-sign-in.ts';
import type { EndedSessions } from './ended-sessions.ts';
import type { StateKey } from '../state-key.ts';
import { gatewayCookies } from './gateway-site.ts';

/** How people sign in to the pages of an aggregator, or why they cannot, as a sentence. */
export type GatewayPeople = { readonly people: PeopleSignIn } | { readonly problem: string };

export interface GatewayPeopleParts {
  readonly signIn: Pick<SignIn, 'people'>;
  readonly door: PeopleDoor;
  /** What replicas seal with, so that all of them know a session; without it, sessions end with the process. */
  readonly key: Pick<StateKey, 'present'> | undefined;
  readonly hasEnded: EndedSessions['has'];
  readonly log: Log;
}

/**
 * Makes the sign-in of people: with the client of `incomingAuth.oidc.clientId`, for tokens that are judged as those of every other client
 * are.
 */
export function gatewayPeople({ signIn, door, key, hasEnded, log }: GatewayPeopleParts): GatewayPeople {
  const { provider, audience, scopes, resourceUrl } = door;
  const { clientId, clientSecret } = provider;
  if (clientId === undefined) {
    return {
      problem:
        'People cannot sign in here, because incomingAuth.oidc.clientId is not set. MCP clients that send a token are served.',
    };
  }
  if (resourceUrl !== undefined && !isFitForSignIn(resourceUrl)) {
    return {
      problem:
        'People cannot sign in here, because incomingAuth.oidc.resource is plain http: it has to be the https address that people open. MCP clients that send a token are served.',
    };
  }
  const settings = {
    provider,
    clientId,
    ...(clientSecret === undefined ? {} : { clientSecret }),
    scopes,
    audience: audienceParameters(audience, undefined),
  };
  const verifier = presentVerifier(signIn, door);
  const onProblem = (message: string): void => log.warn({ provider: provider.name }, message);
  const seal = createSeal(
    key === undefined
      ? undefined
      : {
          reading() {
            if (key.present === undefined) return { ok: false, problem: 'Redis has not answered yet' };
            return { ok: true, text: key.present.toString('hex') };
          },
          place: 'Redis',
        },
  );
  const sessions = createSessions(seal, verifier, { hasEnded });
  return {
    people: {
      signIn: createSignIn(settings, { verifier, onProblem }),
      sessions,
      seal,
      cookies: gatewayCookies,
      resourceUrl,
    },
  };
}

/** The verifier of the moment: settings in a file of their own may change while they are used. */
function presentVerifier(signIn: Pick<SignIn, 'people'>, door: PeopleDoor): TokenVerifier {
  const present = (): TokenVerifier => (signIn.people ?? door).verifier;
  return {
    remembered: (token) => present().remembered(token),
    verify: (token) => present().verify(token),
    // It is closed by whoever opened it.
    close: async () => undefined,
  };
}
