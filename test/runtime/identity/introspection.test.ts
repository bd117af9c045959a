import { writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TokenVerifier } from '../../../runtime/identity/identity.ts';
import type { ProviderSettings } from '../../../runtime/identity/provider-settings.ts';
import { createTokenVerifier } from '../../../runtime/identity/token-verifier.ts';
import type { Answer } from '../../support/answering-server.ts';
import { audience, standingClock, startStandInProvider } from '../../support/stand-in-provider.ts';
import type { StandInProvider } from '../../support/stand-in-provider.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

let clock: ReturnType<typeof standingClock>;
let provider: StandInProvider;
let problems: string[];
const closing: (() => Promise<void>)[] = [];

beforeEach(async () => {
  clock = standingClock();
  problems = [];
  provider = await startStandInProvider([], clock);
  closing.push(() => provider.server.close());
});
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

function verifierWith(answer: Answer, more: Partial<ProviderSettings> = {}): TokenVerifier {
  provider.answers.set('/introspect', () => answer);
  const settings = provider.settings({ introspectionUrl: `${provider.issuer}/introspect`, ...more });
  const made = createTokenVerifier([settings], { clock, onProblem: (_name, message) => problems.push(message) });
  closing.push(() => made.close());
  return made;
}

const active = (claims: object = {}): Answer => ({ json: { active: true, sub: 'ada', aud: audience, ...claims } });

describe('an opaque token', () => {
  test('is asked about with the credentials of our client, which are read anew', async () => {
    const clientSecretFile = join(temporaryFolder('introspection-'), 'secret');
    writeFileSync(clientSecretFile, 'a b:ü\n');
    const verifier = verifierWith(active(), { clientId: 'me:us', clientSecret: { file: clientSecretFile } });
    await verifier.verify('opaque-1');
    writeFileSync(clientSecretFile, 'next');
    await verifier.verify('opaque-2');
    const sent = provider.server.requests.map(({ headers, body }) => [headers.authorization, body]);
    const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;
    expect(sent).toEqual([
      [basic('me%3Aus:a+b%3A%C3%BC'), 'token=opaque-1&token_type_hint=access_token'],
      [basic('me%3Aus:next'), 'token=opaque-2&token_type_hint=access_token'],
    ]);
  });

  test('is asked about by name alone where there is no secret', async () => {
    await verifierWith(active(), { clientId: 'me' }).verify('opaque');
    expect(provider.server.requests[0]).toMatchObject({
      body: 'token=opaque&token_type_hint=access_token&client_id=me',
    });
    expect(provider.server.requests[0]?.headers.authorization).toBeUndefined();
  });

  test('never brings the token for key fetches to the introspection endpoint', async () => {
    const authTokenFile = join(temporaryFolder('introspection-'), 'token');
    writeFileSync(authTokenFile, 'keys-only');
    expect(await verifierWith(active(), { authToken: { file: authTokenFile } }).verify('opaque')).toMatchObject({
      outcome: 'accepted',
    });
    expect(provider.server.requests[0]?.headers.authorization).toBeUndefined();
  });

  test('keeps the claims of the answer, and holds as long as it says', async () => {
    const claims = { org: 'acme', groups: ['red'], 'https://x/role': 'admin', exp: clock.now() - 30 };
    const verification = await verifierWith(active(claims)).verify('opaque');
    expect(verification).toMatchObject({
      outcome: 'accepted',
      identity: {
        subject: 'ada',
        issuer: provider.issuer,
        claims: { sub: 'ada', ...claims },
        expiresAt: clock.now() + 30,
      },
    });
    expect(JSON.stringify(verification)).not.toContain('active');
  });

  test.each<[string, object, string]>([
    ['inactive', { active: false }, 'inactive'],
    ['active in words', { active: 'true' }, 'inactive'],
    ['of another issuer', { iss: 'https://other.example' }, 'issuer'],
    ['for another audience', { aud: ['other'] }, 'audience'],
    ['for our audience', { aud: [audience] }, 'accepted'],
    ['expired', { exp: 1 }, 'expired'],
    ['not valid yet', { nbf: 9_999_999_999 }, 'not-yet-valid'],
    ['bound to a key', { cnf: { jkt: 'x' } }, 'type'],
    ['a bearer token', { token_type: 'Bearer', typ: 'Bearer', token_use: 'access_token' }, 'accepted'],
    ['a refresh token', { token_type: 'refresh_token' }, 'type'],
    ['a refresh token in other words', { token_use: 'refresh_token' }, 'type'],
    ['an offline token', { typ: 'Offline' }, 'type'],
    ['an ID token', { typ: 'ID' }, 'type'],
    ['of nobody', { sub: undefined }, 'malformed'],
    ['of a client', { sub: undefined, client_id: 'robot' }, 'accepted'],
  ])('that is %s', async (_name, claims, expected) => {
    const verification = await verifierWith(active(claims)).verify('opaque');
    expect(verification.outcome === 'rejected' ? verification.reason : verification.outcome).toBe(expected);
  });

  test('has to be for the configured audience; it may name none where the introspection request is authenticated', async () => {
    const clientSecretFile = join(temporaryFolder('introspection-'), 'secret');
    writeFileSync(clientSecretFile, 'secret');
    const unnamed = active({ aud: undefined });
    const outcome = async (answer: Answer, more: Partial<ProviderSettings>): Promise<string> => {
      const verification = await verifierWith(answer, more).verify('opaque');
      return verification.outcome === 'rejected' ? verification.reason : verification.outcome;
    };
    expect(await outcome(unnamed, {})).toBe('audience');
    expect(await outcome(unnamed, { clientId: 'us' })).toBe('audience');
    expect(await outcome(unnamed, { clientId: 'us', clientSecret: { file: clientSecretFile } })).toBe('accepted');
    expect(await outcome(active({ aud: 'other' }), { clientId: 'us', clientSecret: { file: clientSecretFile } })).toBe(
      'audience',
    );
  });

  test('is believed for a minute, then asked about again', async () => {
    const verifier = verifierWith(active());
    await verifier.verify('opaque');
    clock.turn(59);
    expect(verifier.remembered('opaque')).toMatchObject({ subject: 'ada' });
    clock.turn(1);
    expect(verifier.remembered('opaque')).toBeUndefined();
    await verifier.verify('opaque');
    expect(provider.server.requests).toHaveLength(2);
  });

  test('is forgotten for others where answers are too large for all of them to be kept', async () => {
    provider.answers.set('/introspect', () => active({ groups: Array.from({ length: 100 }, () => 'x'.repeat(100)) }));
    const settings = provider.settings({ introspectionUrl: `${provider.issuer}/introspect` });
    const verifier = createTokenVerifier([settings], { clock, rememberedCharacters: 50_000 });
    closing.push(() => verifier.close());
    const tokens = Array.from({ length: 8 }, (_, index) => `opaque-${index}`);
    for (const token of tokens) await verifier.verify(token);
    // Each answer has some 10,300 characters.
    expect(tokens.filter((token) => verifier.remembered(token) !== undefined)).toEqual(tokens.slice(-4));
  });

  test('that is refused is refused again for ten seconds without asking', async () => {
    const verifier = verifierWith(active({ active: false }));
    for (let time = 0; time < 3; time += 1) expect((await verifier.verify('opaque')).outcome).toBe('rejected');
    expect(provider.server.requests).toHaveLength(1);
    clock.turn(10);
    await verifier.verify('opaque');
    expect(provider.server.requests).toHaveLength(2);
  });

  test('that many callers bring at once is asked about once', async () => {
    const verifier = verifierWith(active());
    const all = await Promise.all(Array.from({ length: 20 }, () => verifier.verify('opaque')));
    expect(all.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(20);
    expect(provider.server.requests).toHaveLength(1);
  });

  test('waits with at most 255 others; for more the verification is unavailable', async () => {
    const held: ServerResponse[] = [];
    const verifier = verifierWith((response) => void held.push(response));
    let told = 0;
    const all = Array.from({ length: 300 }, async (_, index) => {
      const { outcome } = await verifier.verify(`opaque-${index}`);
      told += outcome === 'unavailable' ? 1 : 0;
    });
    await expect.poll(() => told).toBe(44);
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await verifier.close();
    await Promise.all(all);
  });

  test.each<[string, Answer, string]>([
    ['an error', { status: 500 }, 'answered with status 500.'],
    ['our client refused', { status: 401 }, 'Check clientId and the client secret.'],
    ['no JSON', { text: 'active' }, 'is not a JSON object.'],
    ['a redirect', { status: 307, headers: { location: '/elsewhere' } }, 'name the final address'],
  ])('is unavailable when the answer is %s', async (_name, answer, words) => {
    expect(await verifierWith(answer).verify('opaque')).toEqual({ outcome: 'unavailable', provider: 'stand-in' });
    expect(problems.join()).toContain(words);
    expect(problems.join()).not.toContain('opaque');
  });

  test('is unavailable without the secret of our client', async () => {
    const clientSecretFile = join(temporaryFolder('introspection-'), 'missing');
    const verifier = verifierWith(active(), { clientId: 'me', clientSecret: { file: clientSecretFile } });
    expect((await verifier.verify('opaque')).outcome).toBe('unavailable');
    expect(problems.join()).toContain(`The file ${clientSecretFile} cannot be used`);
    expect(provider.server.requests).toHaveLength(0);
  });

  test('is malformed for a provider without introspection', async () => {
    const made = createTokenVerifier([provider.settings()], { clock });
    closing.push(() => made.close());
    expect(await made.verify('opaque')).toEqual({ outcome: 'rejected', reason: 'malformed' });
  });
});

test('a JWT is never introspected: its keys decide', async () => {
  const verifier = verifierWith(active());
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const forged = `${part({ alg: 'ES256' })}.${part({ iss: 'https://other.example', sub: 'eve' })}.AAAA`;
  expect(await verifier.verify(forged)).toEqual({ outcome: 'rejected', reason: 'issuer' });
  expect(provider.server.requests).toHaveLength(0);
});
