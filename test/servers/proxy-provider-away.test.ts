import { afterEach, expect, test } from 'vitest';
import { systemClock } from '../../runtime/identity/clock.ts';
import { clockTolerance } from '../../runtime/identity/judge-claims.ts';
import { postModern } from '../support/mcp/raw-client.ts';
import { startTestProxy } from '../support/mcp/running-proxy.ts';
import { modernScript, startScriptedServer } from '../support/mcp/scripted-server.ts';
import { makeSigningKey } from '../support/signing-keys.ts';
import { startStandInProvider } from '../support/stand-in-provider.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const audience = 'https://tracker.example.com';

test('while the identity provider is away, tokens of known keys are good until they expire, and no others', async () => {
  const [known, unknown] = [await makeSigningKey(), await makeSigningKey()];
  const provider = await startStandInProvider([known], systemClock);
  const server = await startScriptedServer(
    modernScript((_received, answer) => answer.result({ resultType: 'complete', content: [] })),
  );
  closing.push(() => server.close());
  const proxy = await startTestProxy({
    name: 'tracker',
    transport: 'streamable-http',
    targetPort: server.port,
    oidc: { issuer: provider.issuer, audience, resourceUrl: `${audience}/mcp`, scopes: ['openid'] },
  });
  closing.push(() => proxy.close());
  await proxy.ready();
  const call = async (token: string): Promise<number> => {
    const headers = { authorization: `Bearer ${token}` };
    return (await postModern(proxy.endpoint, 'tools/call', { name: 'find' }, { headers })).status;
  };
  const now = Math.floor(Date.now() / 1000);
  // Clocks may differ by a minute: this token is good for four more seconds.
  const short = await provider.token(known, { aud: audience, iat: now - 300, exp: now - clockTolerance + 4 });
  const long = await provider.token(known, { aud: audience });
  expect(await call(short)).toBe(200);
  expect(await call(long)).toBe(200);
  await provider.server.close();
  expect(await call(short)).toBe(200);
  expect(await call(await provider.token(known, { aud: audience, sub: 'new' }))).toBe(200);
  expect(await call(await provider.token(unknown, { aud: audience }))).not.toBe(200);
  await expect.poll(() => call(short), { timeout: 10_000, interval: 250 }).toBe(401);
  expect(await call(long)).toBe(200);
  expect((await fetch(`${proxy.address}/readyz`)).status).toBe(200);
});
