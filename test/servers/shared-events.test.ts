import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewayBounds } from '../../runtime/mcp/gateway/bounds.ts';
import { openReplicas } from '../../runtime/mcp/session/replicas.ts';
import { connectRedis } from '../../runtime/storage/redis/redis-connection.ts';
import { hasRedis, startRedis, type RunningRedis } from '../support/redis.ts';

const isThere = hasRedis();
const megabyte = 1_048_576;

describe.skipIf(!isThere)('copies of events in Redis', () => {
  let server: RunningRedis;
  const ends: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
    await server.remove();
  });

  async function connected() {
    const redis = await connectRedis({ place: { address: { host: '127.0.0.1', port: server.port } }, db: 0 });
    ends.push(() => redis.close());
    await redis.ready(10_000);
    return redis;
  }

  it('wait for a Redis that does not take them up to 32 MiB; what is beyond has no copy, and whoever asks for it learns so', async () => {
    const prefix = '{slow}:';
    const [redis, control] = [await connected(), await connected()];
    const replicas = await openReplicas({ redis, prefix });
    ends.push(() => replicas.close());
    const { events } = replicas;
    await control.commands.client('PAUSE', 600_000, 'WRITE');
    const streams = Array.from({ length: 16 }, (_, index) => `stream${index}`);
    for (const stream of streams) {
      events.open(stream, '1');
      for (const number of [1, 2, 3]) events.append(stream, number, Buffer.alloc(megabyte, number));
    }
    // What is kept here waits for nobody.
    expect(events.read('stream15', 3)).toHaveLength(megabyte);
    await control.commands.client('UNPAUSE');
    const copied = async (): Promise<number> => {
      const kept = await Promise.all(streams.map((stream) => events.after(stream, 0)));
      return kept.reduce((sum, each) => sum + (each?.events.length ?? 0), 0);
    };
    await expect.poll(copied, { timeout: 30_000 }).toBe(32);
    expect(await events.after('stream15', 0)).toBeUndefined();
    // Once it has taken them, the next ones are copied again.
    events.open('later', '1');
    events.append('later', 1, Buffer.from('{}'));
    await expect.poll(async () => (await events.after('later', 0))?.events.length, { timeout: 30_000 }).toBe(1);
    expect(gatewayBounds.keptSize).toBeGreaterThan(48 * megabyte);
  });
});
