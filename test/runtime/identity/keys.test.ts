import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ProviderSettings } from '../../../runtime/identity/provider-settings.ts';
import { createTokenVerifier } from '../../../runtime/identity/token-verifier.ts';
import { makeSigningKey } from '../../support/signing-keys.ts';
import type { SigningKey } from '../../support/signing-keys.ts';
import { standingClock, startStandInProvider } from '../../support/stand-in-provider.ts';
import type { StandInProvider } from '../../support/stand-in-provider.ts';

const [first, second] = await Promise.all([makeSigningKey(), makeSigningKey()]);
let clock: ReturnType<typeof standingClock>;
let provider: StandInProvider;
let problems: string[];
const closing: (() => Promise<void>)[] = [];

beforeEach(async () => {
  clock = standingClock();
  problems = [];
  provider = await startStandInProvider([first], clock);
  closing.push(() => provider.server.close());
});
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** A verifier that has never seen anything; answers with the outcome, or the reason of a rejection. */
function verifier(more: Partial<ProviderSettings> = {}) {
  const made = createTokenVerifier([provider.settings(more)], {
    clock,
    onProblem: (name, message) => problems.push(`${name}: ${message}`),
  });
  closing.push(() => made.close());
  let told = 0;
  return async (key: SigningKey, header = {}): Promise<string> => {
    // Each token is another one, so that none is answered from memory.
    told += 1;
    const verification = await made.verify(await provider.token(key, { jti: String(told) }, header));
    return verification.outcome === 'rejected' ? verification.reason : verification.outcome;
  };
}

const fetches = (): number => provider.server.requests.filter(({ path }) => path === '/jwks').length;
const down = (): void => void provider.answers.set('/jwks', () => ({ status: 500 }));
const up = (): void => void provider.answers.delete('/jwks');

describe('keys', () => {
  test('are fetched once for many tokens at a time', async () => {
    const verify = verifier();
    expect(fetches()).toBe(0);
    expect(await Promise.all(Array.from({ length: 20 }, () => verify(first)))).toEqual(
      Array.from({ length: 20 }, () => 'accepted'),
    );
    expect(fetches()).toBe(1);
  });

  test('are fetched again for an unknown key id, but not more often than every ten seconds', async () => {
    const verify = verifier();
    expect(await verify(first)).toBe('accepted');
    provider.keys = [second.publicJwk];
    expect(await verify(second)).toBe('signature');
    clock.turn(10);
    expect(await Promise.all([verify(second), verify(second)])).toEqual(['accepted', 'accepted']);
    expect(fetches()).toBe(2);
    expect(await verify(first)).toBe('signature');
    expect(fetches()).toBe(2);
  });

  test('serve on while the provider is down; unknown ones are unavailable, not wrong', async () => {
    const verify = verifier();
    expect(await verify(first)).toBe('accepted');
    down();
    clock.turn(3_600);
    expect(await verify(first)).toBe('accepted');
    expect(await verify(second)).toBe('unavailable');
    const asked = fetches();
    expect([await verify(second), await verify(first)]).toEqual(['unavailable', 'accepted']);
    expect(fetches()).toBe(asked);
    expect(problems).toEqual([`stand-in: ${provider.issuer}/jwks answered with status 500.`]);
    up();
    clock.turn(10);
    provider.keys = [second.publicJwk];
    expect(await verify(second)).toBe('accepted');
  });

  test('are dropped when the provider was down for a day', async () => {
    const verify = verifier();
    expect(await verify(first)).toBe('accepted');
    down();
    clock.turn(86_399);
    expect(await verify(first)).toBe('accepted');
    clock.turn(10);
    expect(await verify(first)).toBe('unavailable');
  });

  test('that were withdrawn end within a quarter of an hour, on an idle server too', async () => {
    const verify = verifier();
    expect(await verify(first)).toBe('accepted');
    provider.keys = [second.publicJwk];
    clock.turn(900);
    expect(await verify(first)).toBe('signature');
  });

  test('are renewed beside the token that finds them old', async () => {
    const verify = verifier();
    expect(await verify(first)).toBe('accepted');
    clock.turn(300);
    expect(await verify(first)).toBe('accepted');
    await expect.poll(fetches).toBe(2);
  });

  test('that cannot be had are asked for again after ten seconds', async () => {
    down();
    const verify = verifier();
    expect([await verify(first), await verify(first)]).toEqual(['unavailable', 'unavailable']);
    expect(fetches()).toBe(1);
    up();
    clock.turn(10);
    expect(await verify(first)).toBe('accepted');
  });

  test('without a key id in the token count only where one alone fits', async () => {
    const rsa = await makeSigningKey('RS256');
    provider.keys = [first.publicJwk, rsa.publicJwk];
    expect(await verifier()(first, { kid: undefined })).toBe('accepted');
    provider.keys = [first.publicJwk, second.publicJwk];
    expect(await verifier()(first, { kid: undefined })).toBe('signature');
  });

  test('of one id are all tried', async () => {
    provider.keys = [{ ...second.publicJwk, kid: first.kid }, first.publicJwk];
    expect(await verifier()(first)).toBe('accepted');
    provider.keys = [
      { ...second.publicJwk, kid: first.kid },
      { ...second.publicJwk, kid: first.kid },
    ];
    expect(await verifier()(first)).toBe('signature');
  });

  test('that are secret, for encryption or broken are ignored', async () => {
    const secret = { kty: 'oct', k: 'c2VjcmV0', kid: first.kid, alg: 'HS256' };
    for (const key of [
      secret,
      { ...first.publicJwk, use: 'enc' },
      { ...first.publicJwk, x: '!' },
      { kid: first.kid },
      null,
      'x',
    ]) {
      provider.keys = [key];
      expect(await verifier()(first)).toBe('signature');
    }
  });

  test('of Edwards curves are accepted under both names of their algorithm, where they are asked for', async () => {
    const edwards = await makeSigningKey('Ed25519');
    for (const alg of ['EdDSA', 'Ed25519']) {
      provider.keys = [{ ...edwards.publicJwk, alg }];
      expect(await verifier({ algorithms: ['EdDSA'] })(edwards, { alg })).toBe('accepted');
      expect(await verifier()(edwards, { alg })).toBe('algorithm');
    }
  });

  test('are not fetched for a token that no key could save', async () => {
    const verify = verifier({ algorithms: ['RS256'] });
    expect(await verify(first)).toBe('algorithm');
    expect(await verifier()(first, { typ: 'logout+jwt' })).toBe('type');
    expect(provider.server.requests).toEqual([]);
  });

  test('that are shown with their private part are still only checked with', async () => {
    provider.keys = [first.privateJwk];
    expect(await verifier()(first)).toBe('accepted');
  });

  test.each([
    ['no list', { json: { keys: {} } }],
    ['no object', { json: [] }],
    ['no JSON', { text: '<html>' }],
    ['too many', { json: { keys: Array.from({ length: 101 }, () => first.publicJwk) } }],
    ['too large', { text: ' '.repeat(300_000) }],
    ['elsewhere', { status: 302, headers: { location: 'http://169.254.169.254/' } }],
  ])('that are %s are unavailable', async (_name, answer) => {
    provider.answers.set('/jwks', () => answer);
    expect(await verifier()(first)).toBe('unavailable');
    expect(problems).toHaveLength(1);
  });
});

describe('discovery', () => {
  const openid = '/.well-known/openid-configuration';

  test('is left out where the address of the keys is given', async () => {
    expect(await verifier({ jwksUrl: `${provider.issuer}/jwks` })(first)).toBe('accepted');
    expect(provider.server.requests.map(({ path }) => path)).toEqual(['/jwks']);
  });

  test('falls back to the metadata of RFC 8414, whose path precedes that of the issuer', async () => {
    const issuerUrl = `${provider.issuer}/tenant`;
    const document = { issuer: issuerUrl, jwks_uri: `${provider.issuer}/jwks` };
    provider.answers.set('/.well-known/oauth-authorization-server/tenant', () => ({ json: document }));
    const made = createTokenVerifier([provider.settings({ issuerUrl })], { clock });
    closing.push(() => made.close());
    expect(await made.verify(await provider.token(first, { iss: issuerUrl }))).toMatchObject({ outcome: 'accepted' });
    expect(provider.server.requests.map(({ path }) => path)).toEqual([
      `/tenant${openid}`,
      '/.well-known/oauth-authorization-server/tenant',
      '/jwks',
    ]);
  });

  test.each([
    ['another issuer', 'https://other.example', 'Set issuerUrl to the issuer that the document names.'],
    ['the same with a slash', '/', 'write issuerUrl with it.'],
    ['none', undefined, 'Set issuerUrl'],
  ])('refuses a document about %s', async (_name, issuer, words) => {
    const named = issuer === '/' ? `${provider.issuer}/` : issuer;
    provider.answers.set(openid, () => ({ json: { issuer: named, jwks_uri: `${provider.issuer}/jwks` } }));
    expect(await verifier()(first)).toBe('unavailable');
    expect(fetches()).toBe(0);
    expect(problems.join()).toContain(words);
  });

  test('refuses keys at a private address, and says which setting allows it', async () => {
    provider.answers.set(openid, () => ({ json: { issuer: provider.issuer, jwks_uri: 'https://10.0.0.1/jwks' } }));
    expect(await verifier()(first)).toBe('unavailable');
    expect(problems).toEqual([
      'stand-in: https://10.0.0.1/jwks is at an address that is not called. Set allowPrivateIP of provider stand-in if it is meant to be there.',
    ]);
  });

  test('of keys by plain http ends at this machine', async () => {
    provider.answers.set(openid, () => ({ json: { issuer: provider.issuer, jwks_uri: 'http://keys.example/jwks' } }));
    expect(await verifier({ allowPrivateIP: true })(first)).toBe('unavailable');
    expect(problems.join()).toContain('is plain http, which is for this machine only');
  });

  test('without an address of keys says what to do', async () => {
    provider.answers.set(openid, () => ({ json: { issuer: provider.issuer } }));
    expect(await verifier()(first)).toBe('unavailable');
    expect(problems.join()).toContain('set jwksUrl of provider stand-in');
  });

  test.each([
    [false, 'is at an address that is not called. Set allowPrivateIP of provider stand-in if it is meant to be there.'],
    [true, 'cannot be reached'],
  ])(
    'of a provider elsewhere that resolves to this machine (private addresses allowed: %s)',
    async (allowPrivateIP, words) => {
      // A port where nothing listens: it is the way there that is judged.
      const { port } = provider.server;
      await provider.server.close();
      const issuerUrl = `https://elsewhere.example:${port}`;
      const made = createTokenVerifier([provider.settings({ issuerUrl, allowPrivateIP })], {
        clock,
        onProblem: (_name, message) => problems.push(message),
        resolve: (_hostname, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]),
      });
      closing.push(() => made.close());
      const verification = await made.verify(await provider.token(first, { iss: issuerUrl }));
      expect(verification).toEqual({ outcome: 'unavailable', provider: 'stand-in' });
      expect(problems.join()).toContain(words);
    },
  );
});
