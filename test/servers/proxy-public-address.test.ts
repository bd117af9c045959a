import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../runtime/identity/clock.ts';
import { postModern } from '../support/mcp/raw-client.ts';
import { startTestProxy, type TestProxy } from '../support/mcp/running-proxy.ts';
import { modernScript, startScriptedServer } from '../support/mcp/scripted-server.ts';
import { makeSigningKey, type SigningKey } from '../support/signing-keys.ts';
import { startStandInProvider, type StandInProvider } from '../support/stand-in-provider.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

let key: SigningKey;
let provider: StandInProvider;
beforeAll(async () => {
  key = await makeSigningKey();
  provider = await startStandInProvider([key], systemClock);
});
afterAll(() => provider.server.close());

/** What the compiler writes for a server whose address outside of the cluster it does not know. */
const inside = 'http://mcp-tracker-proxy:8080/mcp';

async function proxyThat(trustProxyHeaders: boolean): Promise<TestProxy> {
  const server = await startScriptedServer(modernScript((_request, answer) => answer.result({ content: [] })));
  closing.push(() => server.close());
  const proxy = await startTestProxy({
    name: 'tracker',
    transport: 'streamable-http',
    targetPort: server.port,
    trustProxyHeaders,
    oidc: { issuer: provider.issuer, audience: 'tracker', resourceUrl: inside },
  });
  closing.push(() => proxy.close());
  await proxy.ready();
  return proxy;
}

const outside = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'tools.example.com' };

/** The address of the metadata that a challenge names. */
async function challenged(proxy: TestProxy, headers: Record<string, string>): Promise<string | undefined> {
  const refused = await postModern(proxy.endpoint, 'tools/list', {}, { headers });
  expect(refused.status).toBe(401);
  return /resource_metadata="([^"]*)"/.exec(refused.headers.get('www-authenticate') ?? '')?.[1];
}

async function resourceAt(proxy: TestProxy, path: string, headers: Record<string, string>): Promise<unknown> {
  const answer = await fetch(`${proxy.address}${path}`, { headers });
  return answer.status === 200 ? ((await answer.json()) as { resource: unknown }).resource : answer.status;
}

describe('behind a proxy that is trusted', () => {
  test('clients are led to the address that they use', async () => {
    const proxy = await proxyThat(true);
    const named = await challenged(proxy, outside);
    expect(named).toBe('https://tools.example.com/.well-known/oauth-protected-resource/mcp');
    const path = new URL(named ?? '').pathname;
    expect(await resourceAt(proxy, path, outside)).toBe('https://tools.example.com/mcp');
    const wrong = { ...outside, authorization: 'Bearer made.up.token' };
    expect(await challenged(proxy, wrong)).toBe(named);
  });

  test('a path that it takes off is a part of the address', async () => {
    const proxy = await proxyThat(true);
    const headers = { ...outside, 'x-forwarded-prefix': '/tracker' };
    const named = await challenged(proxy, headers);
    expect(named).toBe('https://tools.example.com/.well-known/oauth-protected-resource/tracker/mcp');
    const path = new URL(named ?? '').pathname;
    expect(await resourceAt(proxy, path, headers)).toBe('https://tools.example.com/tracker/mcp');
    expect(await resourceAt(proxy, `${path}/more`, headers)).toBe(404);
  });

  test('clients inside the cluster, and headers that are not an address, get the address of the proxy itself', async () => {
    const proxy = await proxyThat(true);
    const own = 'http://mcp-tracker-proxy:8080/.well-known/oauth-protected-resource/mcp';
    expect(await challenged(proxy, {})).toBe(own);
    for (const host of ['a b', 'x"y', 'evil.example.com/path', 'a:b:c', '', 'h:99999']) {
      expect(await challenged(proxy, { 'x-forwarded-host': host }), host).toBe(own);
    }
    expect(await resourceAt(proxy, '/.well-known/oauth-protected-resource', {})).toBe(inside);
  });

  test('without trust, the headers change nothing', async () => {
    const proxy = await proxyThat(false);
    expect(await challenged(proxy, outside)).toBe(
      'http://mcp-tracker-proxy:8080/.well-known/oauth-protected-resource/mcp',
    );
    expect(await resourceAt(proxy, '/.well-known/oauth-protected-resource', outside)).toBe(inside);
  });
});
