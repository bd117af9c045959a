import type { Resolve } from '../http/outgoing/outgoing-connection.ts';
import type { Clock } from './clock.ts';
import type { TokenClaims, TokenRejection, Verification } from './identity.ts';
import { createIntrospection } from './introspection.ts';
import { clockTolerance, judgeClaims, subjectOf } from './judge-claims.ts';
import { createKeySet } from './key-set.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { outgoingToward } from './provider-settings.ts';
import { fetchKeys } from './remote-keys.ts';
import { isKeyBound, isOtherToken, rejectedType } from './token-shape.ts';
import type { UnverifiedJwt } from './token-shape.ts';
import { verifySignature } from './verify-signature.ts';

/** Seconds for which the answer of an introspection is believed. */
export const introspectionMemory = 60;

/** One provider, which can say whether a token is its own. */
export interface Provider {
  readonly settings: ProviderSettings;
  verifyJwt(token: string, jwt: UnverifiedJwt): Promise<Verification>;
  /** Undefined where the provider has no introspection endpoint. */
  readonly introspect: ((token: string) => Promise<Verification>) | undefined;
  close(): Promise<void>;
}

export interface ProviderSurroundings {
  /** Told why keys or an introspection could not be had; for a log. */
  readonly onProblem: (provider: string, message: string) => void;
  readonly clock: Clock;
  readonly resolve: Resolve | undefined;
}

/** Opens one provider. Nothing is fetched before the first token. */
export function openProvider(settings: ProviderSettings, surroundings: ProviderSurroundings): Provider {
  const { clock, resolve } = surroundings;
  const keysClient = outgoingToward(settings, true, resolve);
  const introspectionClient = outgoingToward(settings, false, resolve);
  const report = (message: string): void => surroundings.onProblem(settings.name, message);
  const keySet = createKeySet(() => fetchKeys(settings, keysClient), report, clock);
  const unavailable: Verification = { outcome: 'unavailable', provider: settings.name };

  function judge(claims: TokenClaims, isComplete: boolean): TokenRejection | undefined {
    const { issuerUrl: issuer, audience } = settings;
    // A provider that authenticates this server rejects tokens for others (RFC 7662, section 4); one that does not has to name the audience.
    const isForUs = isComplete || (settings.clientId !== undefined && settings.clientSecret !== undefined);
    if (!isForUs && claims['aud'] === undefined) return 'audience';
    return judgeClaims(claims, { issuer, audience, isComplete, now: clock.now() });
  }

  async function checkSignature(token: string, jwt: UnverifiedJwt): Promise<'valid' | 'unavailable' | TokenRejection> {
    const keys = await keySet.current();
    if (keys === undefined) return 'unavailable';
    const hasKeyId = jwt.header['kid'] !== undefined;
    const checked = await verifySignature(token, hasKeyId, keys, settings.algorithms);
    if (checked !== 'unknown-key') return checked;
    const newer = await keySet.newerThan(keys);
    if (newer === 'unavailable') return newer;
    const again = newer === 'same' ? checked : await verifySignature(token, hasKeyId, newer, settings.algorithms);
    return again === 'unknown-key' ? 'signature' : again;
  }

  const { introspectionUrl } = settings;
  const ask =
    introspectionUrl === undefined
      ? undefined
      : createIntrospection({ ...settings, introspectionUrl }, introspectionClient, report);

  return {
    settings,
    async verifyJwt(token, jwt) {
      // What is cheap comes first: a wrong token costs neither a signature check nor a fetch of keys.
      const reason = rejectedAlgorithm(jwt, settings) ?? rejectedType(jwt) ?? judge(jwt.claims, true);
      if (reason !== undefined) return { outcome: 'rejected', reason };
      const checked = await checkSignature(token, jwt);
      if (checked === 'unavailable') return unavailable;
      return checked === 'valid' ? accepted(settings, jwt.claims, Infinity) : { outcome: 'rejected', reason: checked };
    },
    introspect:
      ask === undefined
        ? undefined
        : async (token) => {
            const answer = await ask(token);
            if (answer.outcome === 'unavailable') return unavailable;
            if (answer.outcome === 'inactive') return { outcome: 'rejected', reason: 'inactive' };
            const { claims } = answer;
            const reason = isKeyBound(claims) || isOtherToken(claims) ? 'type' : judge(claims, false);
            if (reason !== undefined) return { outcome: 'rejected', reason };
            return accepted(settings, claims, clock.now() + introspectionMemory);
          },
    async close() {
      await Promise.all([keysClient.close(), introspectionClient.close()]);
    },
  };
}

function rejectedAlgorithm(jwt: UnverifiedJwt, settings: ProviderSettings): TokenRejection | undefined {
  const { alg } = jwt.header;
  const named = alg === 'Ed25519' ? 'EdDSA' : alg;
  return settings.algorithms.some((algorithm) => algorithm === named) ? undefined : 'algorithm';
}

function accepted(settings: ProviderSettings, claims: TokenClaims, until: number): Verification {
  const subject = subjectOf(claims);
  if (subject === undefined) return { outcome: 'rejected', reason: 'malformed' };
  const { exp } = claims;
  const expiresAt = Math.min(until, typeof exp === 'number' ? exp + clockTolerance : Infinity);
  return {
    outcome: 'accepted',
    identity: {
      subject,
      issuer: settings.issuerUrl,
      provider: settings.name,
      claims,
      expiresAt,
    },
  };
}
