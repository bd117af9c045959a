import { randomBytes } from 'node:crypto';
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

/** A session without what it holds: its random id, and when it expires by itself (seconds since 1970). */
export interface SessionName {
  readonly id: string;
  readonly until: number;
}

/** Sessions of people. The browser keeps the sealed token; here is nothing but the ids of those that ended before their time. */
export interface Sessions {
  /** The sealed session of a token until a moment (seconds since 1970); undefined when it cannot be sealed. */
  write(token: string, until: number): Promise<string | undefined>;
  read(sealed: string): Promise<SessionReading>;
  /** Which session it is, also one that has ended before its time; undefined where it is none. */
  name(sealed: string): Promise<SessionName | undefined>;
}

export interface SessionOptions {
  /** Whether a session ended before its time; asked on every request. */
  readonly hasEnded?: (id: string) => boolean | Promise<boolean>;
  readonly clock?: Clock;
}

/**
 * Makes sessions that hold the access token and nothing made of it: each request has it judged by the verifier that judges the
 * tokens of the API, so a person never sees more than a client with their token.
 */
export function createSessions(seal: Seal, verifier: TokenVerifier, options: SessionOptions = {}): Sessions {
  const { hasEnded = () => false, clock = systemClock } = options;

  async function open(sealed: string): Promise<(SessionName & { readonly token: string }) | undefined> {
    const text = await seal.unseal('session', sealed);
    const { token, until, id } = (text === undefined ? undefined : parseJsonObject(text)) ?? {};
    if (typeof token !== 'string' || typeof until !== 'number' || typeof id !== 'string') return undefined;
    return until <= clock.now() ? undefined : { token, until, id };
  }

  return {
    write(token, until) {
      const id = randomBytes(16).toString('base64url');
      return seal.seal('session', JSON.stringify({ token, until: Math.floor(until), id }));
    },
    async read(sealed) {
      const session = await open(sealed);
      if (session === undefined || (await hasEnded(session.id))) return { outcome: 'none' };
      const remembered = verifier.remembered(session.token);
      if (remembered !== undefined) return { outcome: 'identity', identity: remembered };
      const verification = await verifier.verify(session.token);
      if (verification.outcome === 'accepted') return { outcome: 'identity', identity: verification.identity };
      return verification.outcome === 'unavailable' ? verification : { outcome: 'none' };
    },
    async name(sealed) {
      const session = await open(sealed);
      return session === undefined ? undefined : { id: session.id, until: session.until };
    },
  };
}
