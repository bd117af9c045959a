import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Identity } from '../../runtime/identity/identity.ts';
import type { Bucket } from '../../runtime/policy/rate-limit/buckets.ts';
import { memoryBuckets } from '../../runtime/policy/rate-limit/memory-buckets.ts';
import { rateLimits } from '../../runtime/policy/rate-limit/rate-limits.ts';
import { redisBuckets } from '../../runtime/policy/rate-limit/redis-buckets.ts';
import { connectRedis, type RedisConnection } from '../../runtime/storage/redis/redis-connection.ts';
import { hasRedis, startRedis, type RunningRedis } from '../support/redis.ts';

const isThere = hasRedis();
const hour = 3_600_000;

describe.skipIf(!isThere)('rate limits in Redis', () => {
  let server: RunningRedis;
  let redis: RedisConnection;
  beforeAll(async () => {
    server = await startRedis();
    redis = await connectRedis({ place: { address: { host: '127.0.0.1', port: server.port } }, db: 0 });
    await redis.ready(10_000);
  });
  afterAll(async () => {
    await redis.close();
    await server.remove();
  });

  it('let exactly as many calls through as there are tokens, however many ask at once from two replicas', async () => {
    const size = { maxTokens: 25, refillMs: hour };
    const replicas = [redisBuckets(redis, '{t1}:'), redisBuckets(redis, '{t1}:')];
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => replicas[index % 2]?.take([{ key: 'shared', ...size }])),
    );
    expect(answers.filter((answer) => answer?.outcome === 'taken')).toHaveLength(25);
    const refused = answers.find((answer) => answer?.outcome === 'refused');
    expect(refused).toMatchObject({ retryAfterMs: expect.any(Number) });
  });

  it('take from all buckets or from none', async () => {
    const buckets = redisBuckets(redis, '{t2}:');
    const wide: Bucket = { key: 'wide', maxTokens: 10, refillMs: hour };
    const narrow: Bucket = { key: 'narrow', maxTokens: 1, refillMs: hour };
    expect(await buckets.take([wide, narrow])).toEqual({ outcome: 'taken' });
    for (let turn = 0; turn < 20; turn += 1) {
      expect(await buckets.take([wide, narrow])).toMatchObject({ outcome: 'refused' });
    }
    const left = await Promise.all(Array.from({ length: 10 }, async () => buckets.take([wide])));
    expect(left.filter(({ outcome }) => outcome === 'taken')).toHaveLength(9);
  });

  it('refill continuously and are forgotten after twice their period', async () => {
    const buckets = redisBuckets(redis, '{t3}:');
    const bucket: Bucket = { key: 'shared', maxTokens: 2, refillMs: 400 };
    await buckets.take([bucket]);
    await buckets.take([bucket]);
    const refused = await buckets.take([bucket]);
    expect(refused).toMatchObject({ outcome: 'refused' });
    await expect.poll(async () => (await buckets.take([bucket])).outcome, { interval: 20 }).toBe('taken');
    expect(await redis.commands.pttl('{t3}:shared')).toBeLessThanOrEqual(800);
    await expect.poll(() => redis.commands.exists('{t3}:shared'), { timeout: 5000 }).toBe(0);
  });

  it('decide as the buckets in memory do', async () => {
    let round = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.subarray(['a', 'b', 'c'], { minLength: 1 }), { maxLength: 30 }),
        fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 3, maxLength: 3 }),
        async (calls, sizes) => {
          round += 1;
          const shared = redisBuckets(redis, `{p${round}}:`);
          const own = memoryBuckets(() => 0);
          const bucketOf = (key: string): Bucket => ({
            key,
            maxTokens: sizes['abc'.indexOf(key)] ?? 1,
            refillMs: 100 * hour,
          });
          for (const call of calls) {
            const asked = call.map(bucketOf);
            expect((await shared.take(asked)).outcome).toBe((await own.take(asked)).outcome);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('say why they cannot decide', async () => {
    const away = await connectRedis({ place: { address: { host: '127.0.0.1', port: 1 } }, db: 0 });
    const limits = rateLimits({ shared: { maxTokens: 1, refillPeriod: '1h' } }, redisBuckets(away, '{t4}:'));
    expect(await limits.take(undefined, 'find')).toMatchObject({ outcome: 'unavailable' });
    await away.close();
  });

  it('distinguish users of two issuers, and have no subject in a key', async () => {
    const limits = rateLimits({ perUser: { maxTokens: 1, refillPeriod: '1h' } }, redisBuckets(redis, '{t5}:'));
    const alice = identityOf('alice@example.com', 'https://a.example.com');
    const namesake = identityOf('alice@example.com', 'https://b.example.com');
    expect(await limits.take(alice, 'find')).toEqual({ outcome: 'taken' });
    expect(await limits.take(namesake, 'find')).toEqual({ outcome: 'taken' });
    expect(await limits.take({ ...alice }, 'other')).toMatchObject({ outcome: 'refused' });
    expect((await redis.commands.keys('{t5}:*')).join(' ')).not.toContain('alice');
  });
});

function identityOf(subject: string, issuer: string): Identity {
  return { subject, issuer, provider: 'company', claims: {}, expiresAt: 4_102_444_800 };
}
