import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, describe, expect, it } from 'vitest';
import { connectRedis, type RedisConnection } from '../../runtime/storage/redis/redis-connection.ts';
import { redisAddress, type RedisSettings } from '../../runtime/storage/redis/redis-settings.ts';
import { makeCertificates } from '../support/certificates.ts';
import { hasRedis, startRedis, startSentinel, type RunningRedis } from '../support/redis.ts';

const isThere = hasRedis();

describe.skipIf(!isThere)('a connection to Redis', () => {
  const folder = mkdtempSync(join(tmpdir(), 'svc-redis-files-'));
  const ends: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
    rmSync(folder, { recursive: true, force: true });
  });

  async function server(...options: Parameters<typeof startRedis>): Promise<RunningRedis> {
    const started = await startRedis(...options);
    ends.push(() => started.remove());
    return started;
  }

  async function connected(
    settings: Partial<RedisSettings> & Pick<RedisSettings, 'place'>,
    onProblem?: (problem: string | undefined) => void,
  ): Promise<RedisConnection> {
    const connection = await connectRedis({ db: 0, ...settings }, onProblem);
    ends.push(() => connection.close());
    return connection;
  }

  it('fails commands at once while the server is away, says so once, and comes back by itself', async () => {
    const redis = await server();
    const problems: (string | undefined)[] = [];
    const connection = await connected({ place: at(redis) }, (problem) => problems.push(problem));
    expect(await connection.ready(5000)).toBe(true);
    await connection.commands.set('a', '1');
    await redis.stop();
    await expect.poll(() => connection.isReady).toBe(false);
    const began = performance.now();
    await expect(connection.commands.get('a')).rejects.toThrow(/stream|closed|connect/i);
    expect(performance.now() - began).toBeLessThan(1000);
    await redis.start();
    await expect.poll(() => connection.isReady, { timeout: 10_000 }).toBe(true);
    expect(await connection.commands.get('a')).toBe('1');
    expect(problems).toHaveLength(2);
    expect(problems[0]).toBeTypeOf('string');
    expect(problems[1]).toBeUndefined();
  });

  it('reads a rotated password from its file without a restart', async () => {
    const redis = await server({ password: 'first' });
    const file = join(folder, 'password');
    writeFileSync(file, 'first\n');
    const connection = await connected({ place: at(redis), password: { file } });
    expect(await connection.ready(5000)).toBe(true);
    await connection.commands.config('SET', 'requirepass', 'second');
    writeFileSync(file, 'second\n');
    const admin = new Redis({ port: redis.port, password: 'second' });
    await admin.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
    admin.disconnect();
    await expect.poll(() => connection.commands.ping().catch(() => 'away'), { timeout: 10_000 }).toBe('PONG');
  });

  it('says which variable lacks the password', async () => {
    const redis = await server({ password: 'secret' });
    const connection = await connected({ place: at(redis), password: { env: 'SVC_TEST_NO_SUCH_PASSWORD' } });
    expect(await connection.ready(300)).toBe(false);
  });

  it('checks the certificate of the server', async () => {
    const certificates = makeCertificates(folder);
    const files = { cert: join(folder, 'server.pem'), key: join(folder, 'server.key'), ca: certificates.caFile };
    const redis = await server({ tls: files });
    const trusting = await connected({ place: at(redis), tls: { caFile: certificates.caFile } });
    expect(await trusting.ready(5000)).toBe(true);
    const strict = await connected({ place: at(redis), tls: {} });
    expect(await strict.ready(1000)).toBe(false);
    expect(strict.problem).toMatch(/certificate/i);
  });

  it('follows a Sentinel to the server that takes over', async () => {
    const first = await server();
    const second = await server({ replicaOf: first.port });
    const sentinel = await startSentinel(first.port);
    ends.push(() => sentinel.remove());
    const place = { masterName: 'main', sentinels: [{ host: '127.0.0.1', port: sentinel.port }] };
    const connection = await connected({ place, commandTimeoutMs: 20_000 });
    expect(await connection.ready(10_000)).toBe(true);
    await connection.commands.set('kept', 'yes');
    await connection.commands.wait(1, 15_000);
    // The Sentinel finds replicas by asking the master every ten seconds at the latest.
    const asker = new Redis({ port: sentinel.port });
    ends.push(async () => asker.disconnect());
    await expect
      .poll(async () => JSON.stringify(await asker.call('SENTINEL', 'REPLICAS', 'main')), { timeout: 30_000 })
      .toContain(String(second.port));
    await first.stop();
    await expect
      .poll(() => connection.commands.set('after', 'failover').catch(() => 'away'), { timeout: 30_000 })
      .toBe('OK');
    expect(await connection.commands.get('kept')).toBe('yes');
  });

  it.each([
    ['redis:6380', { host: 'redis', port: 6380 }],
    ['redis', { host: 'redis', port: 6379 }],
    ['[::1]:7000', { host: '::1', port: 7000 }],
  ])('reads the address %s', (text, address) => {
    expect(redisAddress(text)).toEqual(address);
  });

  it('runs a script that Redis has never seen', async () => {
    const redis = await server();
    const connection = await connected({ place: at(redis) });
    await connection.ready(5000);
    const script = 'return { KEYS[1], ARGV[1] }';
    expect(await connection.run(script, ['k'], ['v'])).toEqual(['k', 'v']);
    await connection.commands.script('FLUSH');
    expect(await connection.run(script, ['k'], ['w'])).toEqual(['k', 'w']);
  });
});

function at({ port }: RunningRedis): RedisSettings['place'] {
  return { address: { host: '127.0.0.1', port } };
}
