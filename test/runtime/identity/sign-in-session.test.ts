import { describe, expect, test } from 'vitest';
import type { Identity, TokenVerifier, Verification } from '../../../runtime/identity/identity.ts';
import { createSeal } from '../../../runtime/identity/sign-in-seal.ts';
import { createSessions } from '../../../runtime/identity/sign-in-session.ts';
import { standingClock } from '../../support/stand-in-provider.ts';

const ada: Identity = {
  subject: 'ada',
  issuer: 'https://login.example',
  provider: 'login',
  claims: { org: 'acme' },
  expiresAt: Infinity,
};

/** A verifier that says what a test wants, and remembers nothing. */
function verifierSaying(say: (token: string) => Verification): TokenVerifier {
  return { remembered: () => undefined, verify: async (token) => say(token), close: async () => undefined };
}

describe('a session', () => {
  test('is whose token it holds, as the verifier judges it at the time', async () => {
    let verification: Verification = { outcome: 'accepted', identity: ada };
    const asked: string[] = [];
    const verifier = verifierSaying((token) => {
      asked.push(token);
      return verification;
    });
    const clock = standingClock();
    const sessions = createSessions(createSeal(undefined), verifier, { clock });
    const sealed = (await sessions.write('the token', clock.now() + 60)) ?? '';
    expect(sealed).not.toContain('token');
    expect(await sessions.read(sealed)).toEqual({ outcome: 'identity', identity: ada });
    verification = { outcome: 'rejected', reason: 'signature' };
    expect(await sessions.read(sealed)).toEqual({ outcome: 'none' });
    verification = { outcome: 'unavailable', provider: 'login' };
    expect(await sessions.read(sealed)).toEqual({ outcome: 'unavailable', provider: 'login' });
    expect(asked).toEqual(['the token', 'the token', 'the token']);
  });

  test('ends when its token does, whatever the verifier would say', async () => {
    const clock = standingClock();
    const sessions = createSessions(
      createSeal(undefined),
      verifierSaying(() => ({ outcome: 'accepted', identity: ada })),
      { clock },
    );
    const sealed = (await sessions.write('the token', clock.now() + 60)) ?? '';
    clock.turn(59);
    expect(await sessions.read(sealed)).toMatchObject({ outcome: 'identity' });
    clock.turn(1);
    expect(await sessions.read(sealed)).toEqual({ outcome: 'none' });
  });

  test('is nobody’s when the sealed value is not a session', async () => {
    const seal = createSeal(undefined);
    const sessions = createSessions(
      seal,
      verifierSaying(() => ({ outcome: 'accepted', identity: ada })),
    );
    for (const text of [
      '',
      'null',
      '[]',
      '{"token":1,"until":99999999999}',
      '{"token":"x"}',
      '{"token":"x","until":"9"}',
    ]) {
      expect(await sessions.read((await seal.seal('session', text)) ?? '')).toEqual({ outcome: 'none' });
    }
  });
});
