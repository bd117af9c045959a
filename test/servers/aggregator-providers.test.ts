import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AggregatorConfig } from '../../generated/types/aggregator.ts';
import { systemClock } from '../../runtime/identity/clock.ts';
import { postModern } from '../support/mcp/raw-client.ts';
import { startTestAggregator, type TestAggregator } from '../support/mcp/running-aggregator.ts';
import { startOver, startToolServer } from '../support/mcp/searching-aggregator.ts';
import { startOidcProvider } from '../support/oidc-provider.ts';
import { makeSigningKey, type SigningKey } from '../support/signing-keys.ts';
import { startStandInProvider, type StandInProvider } from '../support/stand-in-provider.ts';

type Oidc = NonNullable<NonNullable<AggregatorConfig['incomingAuth']>['oidc']>;

const openid = '/.well-known/openid-configuration';
const audience = 'https://tools.example.com';
const closing: (() => Promise<unknown>)[] = [];
let key: SigningKey;
let provider: StandInProvider;
beforeEach(async () => {
  key = await makeSigningKey();
  provider = await startStandInProvider([key], systemClock);
  closing.push(() => provider.server.close());
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const close of closing.splice(0).toReversed()) await close();
});

async function guarded(oidc: Oidc): Promise<TestAggregator> {
  const server = await startToolServer(() => [{ name: 'read' }]);
  closing.push(() => server.close());
  const aggregator = await startOver({ a: server }, { incomingAuth: { type: 'oidc', oidc } });
  closing.push(() => aggregator.close());
  return aggregator;
}

async function statusWith({ endpoint }: TestAggregator, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await postModern(endpoint, 'tools/call', { name: 'a_read' }, { headers })).status;
}

describe('the keys of a provider', () => {
  test('are found by discovery, or at jwksUrl, and then nothing is discovered', async () => {
    const asked = (path: string): number => provider.server.requests.filter((each) => each.path === path).length;
    const here = { issuer: provider.issuer, audience, insecureAllowHttp: true };
    const token = await provider.token(key, { aud: audience });
    expect(await statusWith(await guarded(here), token)).toBe(200);
    expect([asked(openid), asked('/jwks')]).toEqual([1, 1]);
    provider.answers.set(openid, () => ({ status: 500 }));
    const keys = provider.keys;
    provider.answers.set('/elsewhere/keys', () => ({ json: { keys } }));
    const written = await guarded({ ...here, jwksUrl: `${provider.issuer}/elsewhere/keys` });
    expect(await statusWith(written, token)).toBe(200);
    expect([asked(openid), asked('/jwks'), asked('/elsewhere/keys')]).toEqual([1, 1, 1]);
  });

  test('are not fetched from private addresses unless the settings allow it', async () => {
    provider.answers.set(openid, () => ({
      json: { issuer: provider.issuer, jwks_uri: 'https://10.0.0.1/jwks' },
    }));
    const aggregator = await guarded({ issuer: provider.issuer, audience, insecureAllowHttp: true });
    expect(await statusWith(aggregator, await provider.token(key, { aud: audience }))).toBe(503);
    expect(aggregator.log.text()).toContain('https://10.0.0.1/jwks is at an address that is not called');
  });
});

test('a resource at a private address is refused unless the settings allow it', async () => {
  const oidc = { issuer: provider.issuer, audience, insecureAllowHttp: true, resource: 'https://10.0.0.1/mcp' };
  const incomingAuth = { type: 'oidc' as const, oidc };
  const backends = [{ name: 'a', url: 'http://127.0.0.1:1/mcp', transport: 'streamable-http' as const }];
  await expect(startTestAggregator({ incomingAuth, backends })).rejects.toThrow('is a private address');
  const { address } = await guarded({ ...oidc, protectedResourceAllowPrivateIp: true });
  const metadata = await fetch(`${address}/.well-known/oauth-protected-resource`);
  expect(await metadata.json()).toMatchObject({ resource: 'https://10.0.0.1/mcp' });
});

test('opaque tokens are introspected with the client of the settings, where they name an address for it', async () => {
  const real = await startOidcProvider();
  closing.push(() => real.stop());
  vi.stubEnv('INTROSPECTION_SECRET', real.clients.service.secret);
  const here: Oidc = { issuer: real.issuer, audience: 'https://opaque.example/', insecureAllowHttp: true };
  const introspecting = await guarded({
    ...here,
    introspectionUrl: real.introspectionUrl,
    clientId: real.clients.service.id,
    clientSecretEnv: 'INTROSPECTION_SECRET',
  });
  const token = await real.opaqueToken({ groups: ['ops'] });
  expect(await statusWith(introspecting, token)).toBe(200);
  expect(await statusWith(introspecting, `${token}x`)).toBe(401);
  expect(await statusWith(await guarded(here), token)).toBe(401);
});

test.each([
  [
    { outgoingAuth: { default: { type: 'upstream_inject', upstreamInject: { providerName: 'company' } } } },
    'tokens of upstream providers need the embedded authorization server',
  ],
  [
    {
      outgoingAuth: {
        backends: {
          a: {
            type: 'token_exchange',
            tokenExchange: { tokenUrl: 'https://login.example.com/token', subjectProviderName: 'company' },
          },
        },
      },
    },
    'tokens of upstream providers need the embedded authorization server',
  ],
  [
    {
      incomingAuth: {
        type: 'anonymous',
        authz: {
          type: 'cedar',
          policies: ['permit(principal, action, resource);'],
          primaryUpstreamProvider: 'company',
        },
      },
    },
    'incomingAuth.authz.primaryUpstreamProvider is set',
  ],
] as const)('what needs tokens of upstream providers is refused at the start (%#)', async (config, words) => {
  const backends = [{ name: 'a', url: 'http://127.0.0.1:1/mcp', transport: 'streamable-http' as const }];
  const given: Omit<AggregatorConfig, 'groupRef'> = JSON.parse(JSON.stringify({ backends, ...config }));
  await expect(startTestAggregator(given)).rejects.toThrow(words);
});
