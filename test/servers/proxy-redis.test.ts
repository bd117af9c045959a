import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, test } from 'vitest';
import { sessionRedis } from '../../runtime/endpoint/session-redis.ts';
import { makeCertificates } from '../support/certificates.ts';
import { toolCall } from '../support/mcp/open-gateways.ts';
import { startProxyProcess, type ProxyProcess } from '../support/mcp/proxy-process.ts';
import { openSession } from '../support/mcp/raw-client.ts';
import { legacyScript, startScriptedServer, type ScriptedServer } from '../support/mcp/scripted-server.ts';
import { hasRedis, startRedis, startSentinel, type RunningRedis } from '../support/redis.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const isThere = hasRedis();
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function redis(...options: Parameters<typeof startRedis>): Promise<RunningRedis> {
  const started = await startRedis(...options);
  closing.push(() => started.remove());
  return started;
}

async function proxyAt(
  address: string,
  environment: Record<string, string>,
): Promise<{ readonly proxy: ProxyProcess; readonly server: ScriptedServer }> {
  const server = await startScriptedServer(legacyScript((_received, answer) => answer.result({ content: [] })));
  closing.push(() => server.close());
  const proxy = await startProxyProcess(
    temporaryFolder('svc-redis-proxy-'),
    {
      name: 'kept',
      transport: 'streamable-http',
      host: '127.0.0.1',
      targetHost: '127.0.0.1',
      targetPort: server.port,
      sessionStorage: { provider: 'redis', address },
    },
    { environment },
  );
  closing.push(() => proxy.close());
  await proxy.ready();
  return { proxy, server };
}

describe.skipIf(!isThere)('a proxy whose sessions are in Redis', () => {
  test('follows a Sentinel to the server that takes over, and loses no session', async () => {
    const first = await redis();
    const second = await redis({ replicaOf: first.port });
    const sentinel = await startSentinel(first.port);
    closing.push(() => sentinel.remove());
    const { proxy, server } = await proxyAt(sentinel.address, { SVC_SESSION_REDIS_SENTINEL_MASTER: 'main' });
    const client = await openSession(proxy.endpoint);
    const master = new Redis({ port: first.port });
    const asker = new Redis({ port: sentinel.port });
    closing.push(async () => [master, asker].forEach((each) => each.disconnect()));
    master.on('error', () => undefined);
    await master.set('written', 'after the session');
    await master.wait(1, 15_000);
    // The Sentinel finds replicas by asking the master every ten seconds at the latest.
    await expect
      .poll(async () => JSON.stringify(await asker.call('SENTINEL', 'REPLICAS', 'main')), { timeout: 30_000 })
      .toContain(String(second.port));
    await first.stop();
    const status = async (): Promise<number> => (await client.post(toolCall(1))).status;
    await expect.poll(() => proxy.log(), { timeout: 30_000 }).toContain('Redis answers again');
    await expect.poll(status, { timeout: 30_000 }).toBe(200);
    expect((await openSession(proxy.endpoint)).session).not.toBe(client.session);
    // That of the probe, and one for each client.
    expect(server.of('initialize')).toHaveLength(3);
  }, 120_000);

  test('reaches it by TLS, with a password from a file', async () => {
    const folder = temporaryFolder('svc-redis-tls-');
    const { caFile } = makeCertificates(folder);
    const tls = { cert: join(folder, 'server.pem'), key: join(folder, 'server.key'), ca: caFile };
    const { address } = await redis({ tls, password: 'the-password' });
    const file = join(folder, 'password');
    writeFileSync(file, 'the-password\n');
    const { proxy } = await proxyAt(address, {
      SVC_SESSION_REDIS_CA_FILE: caFile,
      SVC_SESSION_REDIS_PASSWORD_FILE: file,
    });
    const client = await openSession(proxy.endpoint);
    expect((await client.post(toolCall(1))).status).toBe(200);
    expect(proxy.log()).not.toContain('the-password');
  });

  test('whose authorities cannot be read does not start', async () => {
    const started = proxyAt('127.0.0.1:1', { SVC_SESSION_REDIS_CA_FILE: '/nowhere/ca.pem' });
    await expect(started).rejects.toThrow('/nowhere/ca.pem');
  });
});

test('variables set how Redis is reached, and their mistakes are reported by name', () => {
  const place = { address: 'redis:6379', db: 2 };
  expect(sessionRedis(place, {})).toEqual({ place: { address: { host: 'redis', port: 6379 } }, db: 2 });
  expect(
    sessionRedis(place, {
      SVC_SESSION_REDIS_SENTINEL_MASTER: 'main',
      SVC_SESSION_REDIS_SENTINELS: 'second:26379, third:26379',
      SVC_SESSION_REDIS_TLS: 'true',
      SVC_SESSION_REDIS_PASSWORD: 'x',
    }),
  ).toEqual({
    place: {
      masterName: 'main',
      sentinels: [
        { host: 'redis', port: 6379 },
        { host: 'second', port: 26379 },
        { host: 'third', port: 26379 },
      ],
      sentinelTls: {},
    },
    tls: {},
    db: 2,
    password: { env: 'SVC_SESSION_REDIS_PASSWORD' },
  });
});

test.each([
  [{ SVC_SESSION_REDIS_PASSWORD: 'x', SVC_SESSION_REDIS_PASSWORD_FILE: '/x' }, 'SVC_SESSION_REDIS_PASSWORD_FILE'],
  [{ SVC_SESSION_REDIS_TLS: 'yes' }, 'SVC_SESSION_REDIS_TLS'],
  [{ SVC_SESSION_REDIS_TLS: 'false', SVC_SESSION_REDIS_CA_FILE: '/x' }, 'SVC_SESSION_REDIS_CA_FILE'],
  [{ SVC_SESSION_REDIS_SENTINELS: 'a:1' }, 'SVC_SESSION_REDIS_SENTINEL_MASTER'],
])('%j is refused', (environment, named) => {
  expect(sessionRedis({}, environment)).toMatchObject({ problem: expect.stringContaining(named) });
});
