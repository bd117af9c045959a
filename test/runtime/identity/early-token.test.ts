import { expect, test } from 'vitest';
import { createTokenVerifier } from '../../../runtime/identity/token-verifier.ts';
import { makeSigningKey } from '../../support/signing-keys.ts';
import { standingClock, startStandInProvider } from '../../support/stand-in-provider.ts';

test('a token that came a moment too early is accepted as soon as its time has come', async () => {
  const clock = standingClock();
  const key = await makeSigningKey();
  const provider = await startStandInProvider([key], clock);
  const verifier = createTokenVerifier([provider.settings()], { clock });
  const token = await provider.token(key, { nbf: clock.now() + 62 });
  expect(await verifier.verify(token)).toEqual({ outcome: 'rejected', reason: 'not-yet-valid' });
  clock.turn(2);
  expect(await verifier.verify(token)).toMatchObject({ outcome: 'accepted', identity: { subject: 'ada' } });
  await verifier.close();
  await provider.server.close();
});
