import fc from 'fast-check';
import { SignJWT, UnsecuredJWT, base64url } from 'jose';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TokenRejection, Verification } from '../../../runtime/identity/identity.ts';
import { createTokenVerifier } from '../../../runtime/identity/token-verifier.ts';
import { makeSigningKey } from '../../support/signing-keys.ts';
import type { SigningKey } from '../../support/signing-keys.ts';
import { audience, standingClock, startStandInProvider } from '../../support/stand-in-provider.ts';
import type { StandInProvider } from '../../support/stand-in-provider.ts';

const clock = standingClock();
const now = clock.now();
let key: SigningKey;
let rsa: SigningKey;
let stranger: SigningKey;
let provider: StandInProvider;

beforeAll(async () => {
  [key, rsa, stranger] = await Promise.all([makeSigningKey('ES256'), makeSigningKey('RS256'), makeSigningKey('ES256')]);
  provider = await startStandInProvider([key, rsa], clock);
});
afterAll(() => provider.server.close());

async function verify(token: string): Promise<Verification> {
  const verifier = createTokenVerifier([provider.settings()], { clock });
  try {
    return await verifier.verify(token);
  } finally {
    await verifier.close();
  }
}

async function reasonFor(token: string): Promise<TokenRejection | 'accepted' | 'unavailable'> {
  const verification = await verify(token);
  return verification.outcome === 'rejected' ? verification.reason : verification.outcome;
}

describe('claims', () => {
  test.each<[string, JWTPayload | Record<string, unknown>, TokenRejection | 'accepted']>([
    ['as expected', {}, 'accepted'],
    ['an audience in a list', { aud: ['other', audience] }, 'accepted'],
    ['another audience', { aud: 'other' }, 'audience'],
    ['an audience that only begins alike', { aud: `${audience}x` }, 'audience'],
    ['a list without our audience', { aud: ['other', `${audience}x`] }, 'audience'],
    ['an audience of no string', { aud: { [audience]: true } }, 'audience'],
    ['no audience', { aud: undefined }, 'audience'],
    ['another issuer', { iss: 'https://other.example' }, 'issuer'],
    ['no issuer', { iss: undefined }, 'issuer'],
    ['an issuer in a list', { iss: ['x'] }, 'issuer'],
    ['an end within the tolerance', { exp: now - 59 }, 'accepted'],
    ['an end before the tolerance', { exp: now - 60 }, 'expired'],
    ['no end', { exp: undefined }, 'malformed'],
    ['an end that is no number', { exp: String(now + 300) }, 'malformed'],
    ['an end of null', { exp: null }, 'malformed'],
    ['a beginning within the tolerance', { nbf: now + 60 }, 'accepted'],
    ['a beginning after the tolerance', { nbf: now + 61 }, 'not-yet-valid'],
    ['a beginning that is no number', { nbf: 'soon' }, 'malformed'],
    ['issued in the future', { iat: now + 61 }, 'not-yet-valid'],
    ['no issue time', { iat: undefined }, 'accepted'],
    ['no subject but a client', { sub: undefined, client_id: 'robot' }, 'accepted'],
    ['nobody', { sub: undefined }, 'malformed'],
    ['an empty subject', { sub: '' }, 'malformed'],
    ['a subject that is no string', { sub: 7 }, 'malformed'],
    ['a nonce alone', { nonce: 'n' }, 'accepted'],
    ['of an ID token', { at_hash: 'x' }, 'type'],
    ['of an ID token by code', { c_hash: 'x' }, 'type'],
    ['of an ID token by use', { token_use: 'id' }, 'type'],
    ['of an ID token by type', { typ: 'ID' }, 'type'],
    ['bound to a key', { cnf: { jkt: 'x' } }, 'type'],
  ])('%s', async (_name, claims, expected) => {
    expect(await reasonFor(await provider.token(key, { ...claims }))).toBe(expected);
  });

  test('nested too deeply are not read', async () => {
    const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
    expect(await reasonFor(await provider.token(key, { deep: nested(31) }))).toBe('accepted');
    expect(await reasonFor(await provider.token(key, { deep: nested(32) }))).toBe('malformed');
  });

  test('are kept as they are, with keys of every form', async () => {
    const claims = { orgId: 'A', 'https://x/role': ['r'], groups: ['red', 'blue'], level: 3, on: true };
    expect(await verify(await provider.token(key, claims))).toMatchObject({
      outcome: 'accepted',
      identity: { subject: 'ada', issuer: provider.issuer, provider: 'stand-in', claims, expiresAt: now + 360 },
    });
  });
});

describe('headers', () => {
  test.each<[string, Record<string, unknown>, TokenRejection | 'accepted']>([
    ['the type of access tokens', { typ: 'at+jwt' }, 'accepted'],
    ['that type in full and in capitals', { typ: 'Application/AT+JWT' }, 'accepted'],
    ['the general type', { typ: 'JWT' }, 'accepted'],
    ['the type of logout tokens', { typ: 'logout+jwt' }, 'type'],
    ['the type of event tokens', { typ: 'secevent+jwt' }, 'type'],
    ['the type of proofs', { typ: 'dpop+jwt' }, 'type'],
    ['a type that is no text', { typ: 7 }, 'type'],
    ['a key id that nobody has', { kid: 'other' }, 'signature'],
    ['no key id, one key for the algorithm', { kid: undefined }, 'accepted'],
    ['the key id of a key for another algorithm', { kid: 'rsa' }, 'signature'],
  ])('%s', async (_name, header, expected) => {
    const named = header['kid'] === 'rsa' ? { kid: rsa.kid } : header;
    expect(await reasonFor(await provider.token(key, {}, named))).toBe(expected);
  });

  test('a key of a stranger under the id of a known one signs nothing', async () => {
    expect(await reasonFor(await provider.token(stranger, {}, { kid: key.kid }))).toBe('signature');
  });

  test('a key that the token brings along signs nothing', async () => {
    const header = { jwk: stranger.publicJwk, jku: 'http://127.0.0.1:1/jwks', kid: key.kid };
    expect(await reasonFor(await provider.token(stranger, {}, header))).toBe('signature');
  });

  test('an unsigned token is refused, and so is one signed with what is public', async () => {
    const claims = { iss: provider.issuer, aud: audience, sub: 'ada', exp: now + 300 };
    expect(await reasonFor(new UnsecuredJWT(claims).encode())).toBe('algorithm');
    const secret = new TextEncoder().encode(JSON.stringify(rsa.publicJwk));
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: rsa.kid }).sign(secret);
    expect(await reasonFor(forged)).toBe('algorithm');
  });

  test('an algorithm outside the list of the provider is refused', async () => {
    const verifier = createTokenVerifier([provider.settings({ algorithms: ['RS256'] })], { clock });
    expect(await verifier.verify(await provider.token(key))).toEqual({ outcome: 'rejected', reason: 'algorithm' });
    expect(await verifier.verify(await provider.token(rsa))).toMatchObject({ outcome: 'accepted' });
    await verifier.close();
  });

  test('critical extensions are refused', async () => {
    const header = { alg: 'ES256', kid: key.kid, crit: ['b64'], b64: true } as const;
    const claims = { iss: provider.issuer, aud: audience, sub: 'ada', exp: now + 300 };
    const token = await new SignJWT(claims).setProtectedHeader({ ...header, crit: ['b64'] }).sign(key.privateKey);
    expect(await reasonFor(token)).toBe('malformed');
  });
});

describe('texts', () => {
  test.each([
    '',
    ' ',
    'x',
    'a.b.c',
    '..',
    '...',
    'e30.e30.',
    'e30.e30.e30',
    'ü',
    'a b',
    'a\r\nb',
    '=',
    'a=b',
    '\u0000',
  ])('%j is not a token', async (text) => {
    expect(await reasonFor(text)).toBe('malformed');
  });

  test('of any form never throw', async () => {
    const parts = fc.array(
      fc.oneof(
        fc.base64String(),
        fc.json().map((json) => base64url.encode(json)),
        fc.string(),
      ),
      { maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(parts, async (texts) => {
        expect((await verify(texts.join('.'))).outcome).toBe('rejected');
      }),
      { numRuns: 200 },
    );
  });

  test('above 16 KiB are not looked at', async () => {
    const sized = async (size: number): Promise<string> => {
      const token = await provider.token(key, { pad: '' });
      return provider.token(key, { pad: 'x'.repeat(Math.floor(((size - token.length) * 3) / 4)) });
    };
    const fitting = await sized(16_384);
    expect(fitting.length).toBeGreaterThan(16_300);
    expect(await reasonFor(fitting)).toBe('accepted');
    expect(await reasonFor(await sized(16_400))).toBe('malformed');
  });
});

test('a token altered in any character is never accepted', async () => {
  const tokens = [await provider.token(key), await provider.token(rsa)];
  const verifier = createTokenVerifier([provider.settings()], { clock });
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~+/= '.split('');
  for (const token of tokens) {
    expect((await verifier.verify(token)).outcome).toBe('accepted');
    const altered = fc
      .tuple(fc.nat(token.length - 1), fc.constantFrom(...alphabet))
      .filter(([at, by]) => token[at] !== by);
    // The last characters of each part carry bits that decoders ignore.
    const ends = alphabet.flatMap((by): [number, string][] => (token.endsWith(by) ? [] : [[token.length - 1, by]]));
    await fc.assert(
      fc.asyncProperty(altered, async ([at, by]) => {
        expect((await verifier.verify(token.slice(0, at) + by + token.slice(at + 1))).outcome).toBe('rejected');
      }),
      { numRuns: 500, examples: ends.map((end): [[number, string]] => [end]) },
    );
    expect((await verifier.verify(`${token}A`)).outcome).toBe('rejected');
    expect((await verifier.verify(token.slice(0, -1))).outcome).toBe('rejected');
  }
  await verifier.close();
});
