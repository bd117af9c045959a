import { systemClock, type Clock } from './clock.ts';
import type { Identity, TokenVerifier } from './identity.ts';
import { parseJsonObject } from './json-object.ts';
import type { Seal } from './sign-in-seal.ts';

/** Whose session it is. */
export type SessionReading =
  | { readonly outcome: 'identity'; readonly identity: Identity }
  /** No session, or one that has ended. */
  | { readonly outcome: 'none' }
  /** The token cannot be judged now. */
  | { readonly outcome: 'unavailable'; readonly provider: string };

/** Sessions of people. Nothing is remembered here: the browser keeps the sealed token. */
export interface Sessions {
  /** The sealed session of a token until a moment (seconds since 1970); undefined when it cannot be sealed. */
  write(token: string, until: number): Promise<string | undefined>;
  read(sealed: string): Promise<SessionReading>;
}

/**
 * Makes sessions that hold the access token and nothing made of it: each request has it judged by the verifier that judges the
 * tokens of the API, so a person never sees more than a client with their token.
 */
export function createSessions(seal: Seal, verifier: TokenVerifier, clock: Clock = systemClock): Sessions {
  return {
    write: (token, until) => seal.seal('session', JSON.stringify({ token, until: Math.floor(until) })),
    async read(sealed) {
      const text = await seal.unseal('session', sealed);
      const { token, until } = (text === undefined ? undefined : parseJsonObject(text)) ?? {};
      if (typeof token !== 'string' || typeof until !== 'number' || until <= clock.now()) return { outcome: 'none' };
      const remembered = verifier.remembered(token);
      if (remembered !== undefined) return { outcome: 'identity', identity: remembered };
      const verification = await verifier.verify(token);
      if (verification.outcome === 'accepted') return { outcome: 'identity', identity: verification.identity };
      return verification.outcome === 'unavailable' ? verification : { outcome: 'none' };
    },
  };
}
