import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TokenVerifier } from '../../../runtime/identity/identity.ts';
import type { ProviderSettings } from '../../../runtime/identity/provider-settings.ts';
import { createTokenVerifier } from '../../../runtime/identity/token-verifier.ts';
import { makeSigningKey } from '../../support/signing-keys.ts';
import { audience, standingClock, startStandInProvider } from '../../support/stand-in-provider.ts';
import type { StandInProvider } from '../../support/stand-in-provider.ts';

const clock = standingClock();
const [redKey, blueKey] = await Promise.all([makeSigningKey(), makeSigningKey()]);
let red: StandInProvider;
let blue: StandInProvider;
const verifiers: TokenVerifier[] = [];

beforeAll(async () => {
  red = await startStandInProvider([redKey], clock);
  blue = await startStandInProvider([blueKey], clock);
});
afterAll(async () => {
  await Promise.all([...verifiers.map((each) => each.close()), red.server.close(), blue.server.close()]);
});

function verifierOf(...settings: readonly ProviderSettings[]): TokenVerifier {
  const made = createTokenVerifier(settings, { clock });
  verifiers.push(made);
  return made;
}

test('a token belongs to the provider whose issuer it names, whatever the order', async () => {
  const settings = [red.settings({ name: 'red' }), blue.settings({ name: 'blue' })];
  for (const order of [settings, settings.toReversed()]) {
    const verifier = verifierOf(...order);
    expect(await verifier.verify(await red.token(redKey))).toMatchObject({ identity: { provider: 'red' } });
    expect(await verifier.verify(await blue.token(blueKey))).toMatchObject({ identity: { provider: 'blue' } });
    expect(await verifier.verify(await red.token(blueKey))).toEqual({ outcome: 'rejected', reason: 'signature' });
  }
});

test('one issuer may have several audiences, each with a provider of its own', async () => {
  const verifier = verifierOf(
    red.settings({ name: 'one', audience: 'one' }),
    red.settings({ name: 'two', audience: 'two' }),
  );
  expect(await verifier.verify(await red.token(redKey, { aud: 'two' }))).toMatchObject({
    identity: { provider: 'two' },
  });
  expect(await verifier.verify(await red.token(redKey, { aud: ['x', 'one'] }))).toMatchObject({
    identity: { provider: 'one' },
  });
  expect(await verifier.verify(await red.token(redKey, { aud: 'three' }))).toEqual({
    outcome: 'rejected',
    reason: 'audience',
  });
});

test('a provider that cannot be asked might have accepted an opaque token', async () => {
  red.answers.set('/down', () => ({ status: 500 }));
  red.answers.set('/no', () => ({ json: { active: false } }));
  red.answers.set('/yes', () => ({ json: { active: true, sub: 'ada', aud: audience } }));
  const at = (path: string): ProviderSettings => red.settings({ name: path, introspectionUrl: `${red.issuer}${path}` });
  const outcome = async (...paths: readonly string[]): Promise<string> =>
    (await verifierOf(...paths.map(at)).verify('opaque')).outcome;
  expect(await outcome('/down', '/no')).toBe('unavailable');
  expect(await outcome('/no', '/down')).toBe('unavailable');
  expect(await outcome('/down', '/yes')).toBe('accepted');
  expect(await outcome('/no', '/yes')).toBe('accepted');
});

test('what was verified is remembered for five minutes at most, and never past its end', async () => {
  const verifier = verifierOf(red.settings());
  const long = await red.token(redKey, { exp: clock.now() + 86_400 });
  const short = await red.token(redKey, { exp: clock.now() + 30 });
  expect(verifier.remembered(long)).toBeUndefined();
  await verifier.verify(long);
  await verifier.verify(short);
  expect(verifier.remembered(long)).toMatchObject({ subject: 'ada' });
  clock.turn(89);
  expect(verifier.remembered(short)).toBeDefined();
  clock.turn(1);
  expect(verifier.remembered(short)).toBeUndefined();
  expect(verifier.remembered(long)).toBeDefined();
  clock.turn(210);
  expect(verifier.remembered(long)).toBeUndefined();
});
