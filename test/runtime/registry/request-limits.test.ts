import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { registryOperations } from '../../../generated/api/registry-operations.ts';
import type { RegistryServerConfig } from '../../../generated/types/registry-server.ts';
import type { Exchange } from '../../../runtime/http/exchange.ts';
import { systemClock } from '../../../runtime/identity/clock.ts';
import { requestLimits } from '../../../runtime/registry/request-limits.ts';
import { startTestRegistry, type TestRegistry } from '../../support/running-registry.ts';
import { makeSigningKey, type SigningKey } from '../../support/signing-keys.ts';
import { audience, startStandInProvider, type StandInProvider } from '../../support/stand-in-provider.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

let registry: TestRegistry | undefined;
let key: SigningKey;
let provider: StandInProvider;
beforeAll(async () => {
  key = await makeSigningKey();
  provider = await startStandInProvider([key], systemClock);
});
afterAll(() => provider.server.close());
afterEach(() => registry?.close());

async function start(more: Partial<RegistryServerConfig>): Promise<TestRegistry> {
  return (registry = await startTestRegistry({
    sources: [{ name: 'a', managed: {} }],
    registries: [{ name: 'main', sources: ['a'] }],
    auth: { mode: 'anonymous' },
    ...more,
  }));
}

const list = '/main/v0.1/servers';
const hourly = (maxTokens: number) => ({ maxTokens, refillPeriod: '1h' });

describe('a limit by address', () => {
  test('refuses what comes on top with the time to wait, and never a probe', async () => {
    const server = await start({ rateLimits: { perAddress: hourly(2) } });
    expect((await server.get(list)).status).toBe(200);
    expect((await server.get(`${list}?limit=1`)).status).toBe(200);
    const refused = await server.get(list);
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: 'too-many-requests' });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(1700);
    expect(seconds).toBeLessThanOrEqual(1800);
    for (const path of ['/openapi.json', '/']) expect((await server.get(path)).status, path).toBe(429);
    for (const path of ['/health', '/livez', '/readyz', '/version'])
      expect((await server.get(path)).status, path).toBe(200);
  });

  test('counts the clients that trusted proxies name, each for itself', async () => {
    const auditFile = join(temporaryFolder('svc-limits-'), 'audit.log');
    const server = await start({
      rateLimits: { perAddress: hourly(1) },
      trustedProxies: ['127.0.0.1'],
      audit: { enabled: true, logFile: auditFile },
    });
    const asked = async (client: string): Promise<number> =>
      (await fetch(`${server.address}${list}`, { headers: { 'x-forwarded-for': client } })).status;
    expect(await asked('198.51.100.1')).toBe(200);
    expect(await asked('198.51.100.2')).toBe(200);
    expect(await asked('203.0.113.9, 198.51.100.1')).toBe(429);
    expect(await asked('2001:db8::1')).toBe(200);
    expect(await asked('2001:db8::2')).toBe(429);
    await expect.poll(() => server.log.join('')).toContain('"remoteAddress":"198.51.100.2"');
    expect(server.log.join('')).not.toContain('203.0.113.9');
    await server.close();
    registry = undefined;
    const audited = readFileSync(auditFile, 'utf8').trim().split('\n');
    expect(audited.map((line): unknown => JSON.parse(line))).toMatchObject([
      { source: { value: '198.51.100.1' }, outcome: 'success' },
      { source: { value: '198.51.100.2' } },
      { source: { value: '198.51.100.1' }, outcome: 'failure' },
      { source: { value: '2001:db8::1' } },
      { source: { value: '2001:db8::2' } },
    ]);
  });

  test('ignores the forwarded addresses of a client that is not a trusted proxy', async () => {
    const server = await start({ rateLimits: { perAddress: hourly(1) } });
    const asked = async (client: string): Promise<number> =>
      (await fetch(`${server.address}${list}`, { headers: { 'x-forwarded-for': client } })).status;
    expect([await asked('198.51.100.1'), await asked('198.51.100.2')]).toEqual([200, 429]);
  });

  test('is refilled with time', () => {
    let now = 0;
    const limits = requestLimits({ perAddress: { maxTokens: 2, refillPeriod: '10s' } }, () => now);
    const ask = () => limits.ofAddress({ remoteAddress: '192.0.2.1' } as Exchange, registryOperations.listServers);
    expect([ask(), ask()]).toEqual([undefined, undefined]);
    expect(ask()).toMatchObject({ status: 429, headers: { 'retry-after': '5' } });
    now = 5000;
    expect(ask()).toBeUndefined();
    expect(ask()).toMatchObject({ headers: { 'retry-after': '5' } });
  });
});

test('a limit by subject counts each caller for itself, whatever token they come with', async () => {
  const server = await start({
    auth: { mode: 'oauth', oauth: { providers: [{ name: 'p', issuerUrl: provider.issuer, audience }] } },
    rateLimits: { perSubject: hourly(2) },
  });
  const [first, second] = [await provider.token(key), await provider.token(key, { jti: 'another' })];
  const other = await provider.token(key, { sub: 'grace' });
  const asked = async (token: string): Promise<number> => (await server.get(list, token)).status;
  expect([await asked(first), await asked(second), await asked(first), await asked(second)]).toEqual([
    200, 200, 429, 429,
  ]);
  expect(await asked(other)).toBe(200);
  expect(await asked('nonsense')).toBe(401);
});
