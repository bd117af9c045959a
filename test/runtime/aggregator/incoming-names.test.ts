import { expect, test } from 'vitest';
import { incomingSignIn } from '../../../runtime/aggregator/incoming.ts';
import { isRefusal } from '../../../runtime/endpoint/refused-start.ts';
import { memoryLog } from '../../support/memory-log.ts';

/*
 * The settings of sign-in are shared with other programs, which call them by other names: what the aggregator says has to name its own.
 */

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

test('a provider at a private address names the setting that allows it', async () => {
  const { log, text } = memoryLog();
  const issuer = 'https://10.255.255.1';
  const signIn = await incomingSignIn({ type: 'oidc', oidc: { issuer, audience: 'tools' } }, '127.0.0.1', log);
  if (signIn === undefined || isRefusal(signIn)) throw new Error('it signs nobody in');
  const claims = { iss: issuer, aud: 'tools', sub: 'ada', exp: Math.floor(Date.now() / 1000) + 600 };
  const token = `${part({ alg: 'RS256', kid: 'k' })}.${part(claims)}.${Buffer.alloc(256).toString('base64url')}`;
  expect(await signIn.people?.verifier.verify(token)).toMatchObject({ outcome: 'unavailable' });
  await signIn.close();
  expect(text()).toContain('incomingAuth.oidc.jwksAllowPrivateIp');
  expect(text()).not.toContain('allowPrivateIP of provider');
});

test.each([
  [{ issuer: 'https://a.example.com' }, 'incomingAuth.oidc.audience is missing', 'set incomingAuth.oidc.audience'],
  [
    { issuer: 'https://a.example.com', audience: 'tools', resource: 'https://10.0.0.1/mcp' },
    'incomingAuth.oidc.resource https://10.0.0.1/mcp is a private address',
    'incomingAuth.oidc.protectedResourceAllowPrivateIp',
  ],
])('settings that cannot be used are named as the document names them: %j', async (oidc, problem, hint) => {
  const refused = await incomingSignIn({ type: 'oidc', oidc }, '127.0.0.1', memoryLog().log);
  expect(refused).toMatchObject({ problem: expect.stringContaining(problem), hint: expect.stringContaining(hint) });
});
