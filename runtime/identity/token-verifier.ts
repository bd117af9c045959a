import { hash } from 'node:crypto';
import type { Resolve } from '../http/outgoing/outgoing-connection.ts';
import { systemClock } from './clock.ts';
import type { Clock } from './clock.ts';
import type { Identity, TokenVerifier, Verification } from './identity.ts';
import { isFor } from './judge-claims.ts';
import { openProvider } from './provider.ts';
import type { Provider } from './provider.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { recentMap } from './recent-map.ts';
import { maximumTokenBytes, readTokenShape } from './token-shape.ts';
import type { UnverifiedJwt } from './token-shape.ts';

/** Tokens that are remembered with their identity, and characters of all their claims: each takes about two bytes of memory. */
const maximumRemembered = 10_000;
const maximumCharacters = 32 * 1024 * 1024;
/** Seconds after which a token is verified again, so that one whose key was withdrawn does not last until it expires. */
const rememberFor = 300;
/** Refusals of a provider that are remembered, and for how many seconds: a client that keeps trying costs one question. */
const maximumRefusals = 1_000;
const rememberRefusalFor = 10;

export interface TokenVerifierOptions {
  /** Told why a provider could not be asked, in words without token or secret; for a log. */
  readonly onProblem?: (provider: string, message: string) => void;
  readonly clock?: Clock;
  readonly resolve?: Resolve;
  /** Characters of all claims that are remembered; 32 Mi when absent. */
  readonly rememberedCharacters?: number;
}

/**
 * Verifies tokens of several providers. A JWT belongs to the providers whose issuer it names, of several with one issuer to those whose
 * audience it names; a token that is not a JWT is sent to every provider with an introspection endpoint, in their order.
 */
export function createTokenVerifier(
  settings: readonly ProviderSettings[],
  options: TokenVerifierOptions = {},
): TokenVerifier {
  const {
    clock = systemClock,
    onProblem = () => undefined,
    resolve,
    rememberedCharacters = maximumCharacters,
  } = options;
  const providers = settings.map((each) => openProvider(each, { onProblem, clock, resolve }));
  const identities = recentMap<{ readonly identity: Identity; readonly until: number }>(
    maximumRemembered,
    rememberedCharacters,
  );
  const refusals = recentMap<{ readonly verification: Verification; readonly until: number }>(maximumRefusals);
  const running = new Map<string, Promise<Verification>>();
  const digests = recentDigests();

  function recall(digest: string): Identity | undefined {
    const found = identities.get(digest);
    if (found === undefined) return undefined;
    if (found.until > clock.elapsed() && found.identity.expiresAt > clock.now()) return found.identity;
    identities.delete(digest);
    return undefined;
  }

  async function verifyNew(token: string, digest: string): Promise<Verification> {
    const shape = readTokenShape(token);
    if (shape.form === 'malformed') return { outcome: 'rejected', reason: 'malformed' };
    const verification =
      shape.form === 'jwt' ? await verifyJwt(providers, token, shape) : await introspect(providers, token);
    if (verification.outcome === 'accepted') {
      const { identity } = verification;
      // What an introspection answers can be far longer than its token.
      const size = shape.form === 'jwt' ? token.length : JSON.stringify(identity.claims).length;
      identities.set(digest, { identity, until: clock.elapsed() + rememberFor }, size);
    } else if (verification.outcome === 'rejected' && shape.form === 'opaque') {
      refusals.set(digest, { verification, until: clock.elapsed() + rememberRefusalFor });
    }
    return verification;
  }

  return {
    remembered: (token) => (token.length > maximumTokenBytes ? undefined : recall(digests.of(token))),
    async verify(token) {
      if (token.length > maximumTokenBytes) return { outcome: 'rejected', reason: 'malformed' };
      const digest = digestOf(token);
      const identity = recall(digest);
      if (identity !== undefined) return { outcome: 'accepted', identity };
      const refused = refusals.get(digest);
      if (refused !== undefined && refused.until > clock.elapsed()) return refused.verification;
      const present = running.get(digest) ?? verifyNew(token, digest).finally(() => running.delete(digest));
      running.set(digest, present);
      return present;
    },
    async close() {
      digests.close();
      await Promise.all(providers.map((provider) => provider.close()));
    },
  };
}

function digestOf(token: string): string {
  return hash('sha256', token, 'base64');
}

/** Tokens whose digest is kept, and for how many milliseconds at most: what is remembered for longer has no token in it. */
const keptDigests = 256;
const digestsKeptFor = 60_000;

/** Digests of the tokens that come again and again, since making one costs more than all else that such a request is asked about. */
function recentDigests(): { of(token: string): string; close(): void } {
  const known = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;
  return {
    of(token) {
      const found = known.get(token);
      if (found !== undefined) return found;
      const digest = digestOf(token);
      if (known.size >= keptDigests) known.clear();
      known.set(token, digest);
      timer ??= setTimeout(() => {
        timer = undefined;
        known.clear();
      }, digestsKeptFor).unref();
      return digest;
    },
    close: () => {
      clearTimeout(timer);
      known.clear();
    },
  };
}

async function verifyJwt(providers: readonly Provider[], token: string, jwt: UnverifiedJwt): Promise<Verification> {
  const ofIssuer = providers.filter(({ settings }) => settings.issuerUrl === jwt.claims['iss']);
  if (ofIssuer.length === 0) return { outcome: 'rejected', reason: 'issuer' };
  const ofAudience = ofIssuer.filter(({ settings }) => isFor(jwt.claims['aud'], settings.audience));
  const asked = ofAudience.length > 0 ? ofAudience : ofIssuer.slice(0, 1);
  return firstAccepted(asked.map((provider) => () => provider.verifyJwt(token, jwt)));
}

async function introspect(providers: readonly Provider[], token: string): Promise<Verification> {
  const asking = providers.flatMap(({ introspect: ask }) => (ask === undefined ? [] : [() => ask(token)]));
  return asking.length === 0 ? { outcome: 'rejected', reason: 'malformed' } : firstAccepted(asking);
}

/** Asks one after the other. A provider that cannot be asked might have accepted: that outcome goes before a rejection. */
async function firstAccepted(questions: readonly (() => Promise<Verification>)[]): Promise<Verification> {
  let answer: Verification = { outcome: 'rejected', reason: 'malformed' };
  for (const ask of questions) {
    const next = await ask();
    if (next.outcome === 'accepted') return next;
    if (answer.outcome !== 'unavailable') answer = next;
  }
  return answer;
}
