import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redisSessions, type RedisSessionOptions } from '../../runtime/mcp/session/redis-sessions.ts';
import { openReplicas, type Replicas } from '../../runtime/mcp/session/replicas.ts';
import { noSessionSettings, type SessionRecord } from '../../runtime/mcp/session/session-record.ts';
import type { SessionStore } from '../../runtime/mcp/session/session-store.ts';
import { StoreUnreachable } from '../../runtime/mcp/session/store-unreachable.ts';
import { connectRedis, type RedisConnection } from '../../runtime/storage/redis/redis-connection.ts';
import { hasRedis, startRedis, type RunningRedis } from '../support/redis.ts';

const isThere = hasRedis();

describe.skipIf(!isThere)('sessions in Redis', () => {
  let server: RunningRedis;
  const ends: (() => Promise<void>)[] = [];
  let prefixes = 0;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
    await server.remove();
  });

  async function replica(prefix: string, options: Partial<RedisSessionOptions> = {}) {
    const redis = await connectRedis({ place: { address: { host: '127.0.0.1', port: server.port } }, db: 0 });
    ends.push(() => redis.close());
    await redis.ready(10_000);
    const store = await redisSessions({ redis, prefix, ...options });
    ends.push(() => store.close());
    const ended: string[] = [];
    store.onEnded((id) => ended.push(id));
    await listening(redis, prefix);
    return { store, redis, ended };
  }

  /** Waits until the replica hears the others. */
  async function listening(redis: RedisConnection, prefix: string): Promise<void> {
    await expect
      .poll(async () => JSON.stringify(await redis.commands.pubsub('NUMSUB', `${prefix}sessions`)))
      .not.toMatch(/,0\]/);
  }

  function newPrefix(): string {
    prefixes += 1;
    return `{team:weather${prefixes}}:`;
  }

  it('come with names that one of all replicas takes, until their time is over', async () => {
    const prefix = newPrefix();
    const names: Replicas[] = [];
    for (const _ of [1, 2]) {
      const { redis } = await replica(prefix);
      const opened = await openReplicas({ redis, prefix });
      ends.push(() => opened.close());
      names.push(opened);
    }
    const takeAll = (): Promise<boolean[]> => Promise.all(names.map((each) => each.takeOnce('state', 200)));
    expect((await takeAll()).filter(Boolean)).toHaveLength(1);
    await expect.poll(async () => (await takeAll()).filter(Boolean).length).toBe(1);
  });

  it('are the same on every replica, and end everywhere at once', async () => {
    const prefix = newPrefix();
    const [one, other] = [await replica(prefix), await replica(prefix)];
    await one.store.create(session('s1'));
    expect(await other.store.find('s1')).toEqual(session('s1'));
    await other.store.update({ ...session('s1'), hints: { backend: 'abc' } });
    await expect.poll(async () => (await one.store.find('s1'))?.hints).toEqual({ backend: 'abc' });
    expect(await one.store.remove('s1')).toBe(true);
    await expect.poll(() => other.ended).toEqual(['s1']);
    expect(one.ended).toEqual(['s1']);
    expect(await other.store.find('s1')).toBeUndefined();
    expect(await other.store.remove('s1')).toBe(false);
    await one.store.update(session('s1'));
    expect(await one.store.find('s1')).toBeUndefined();
  });

  it('carry what their clients ask for, whichever replica has heard it, until they end', async () => {
    const prefix = newPrefix();
    const [one, other] = [await replica(prefix), await replica(prefix)];
    const changed: string[] = [];
    one.store.onChanged((id) => changed.push(id));
    await one.store.create(session('s1'));
    // A hint that is written down at the same time takes nothing away.
    await Promise.all([
      other.store.changeSetting('s1', { level: 'debug' }),
      other.store.changeSetting('s1', { uri: 'file:///a', isWanted: true }),
      other.store.changeSetting('s1', { uri: 'level', isWanted: true }),
      other.store.changeSetting('s1', { uri: 'file:///b', isWanted: true }),
      other.store.update({ ...session('s1'), hints: { backend: 'abc' } }),
    ]);
    await expect.poll(() => changed.length).toBe(5);
    await other.store.changeSetting('s1', { uri: 'file:///b', isWanted: false });
    await other.store.changeSetting('s1', { uri: 'x'.repeat(3000), isWanted: true });
    await expect.poll(() => changed.length).toBe(6);
    const found = await one.store.find('s1');
    expect(found?.settings.level).toBe('debug');
    expect(found?.settings.uris.toSorted()).toEqual(['file:///a', 'level']);
    expect(found?.hints).toEqual({ backend: 'abc' });
    await other.store.changeSetting('nobody', { level: 'info' });
    await one.store.remove('s1');
    expect(await one.redis.commands.keys(`${prefix}*settings*`)).toEqual([]);
  });

  it('cost no question while they are used', async () => {
    const { store } = await replica(newPrefix());
    await store.create(session('s1'));
    expect(store.find('s1')).toEqual(session('s1'));
  });

  it('give way to newer ones, the one that was used longest ago first', async () => {
    const prefix = newPrefix();
    const { store, ended } = await replica(prefix, { maximum: 2 });
    const other = await replica(prefix, { maximum: 2 });
    await store.create(session('a'));
    await store.create(session('b'));
    await other.store.find('a');
    await store.create(session('c'));
    await expect.poll(() => ended).toEqual(['b']);
    expect(await other.store.find('a')).toBeDefined();
    expect(await other.store.find('b')).toBeUndefined();
  });

  it('of one holder give way to its own newer ones, on whichever replica, and never those of others', async () => {
    const prefix = newPrefix();
    const { store, ended, redis } = await replica(prefix, { maximum: 20 });
    const other = await replica(prefix, { maximum: 20 });
    await store.create(session('others', 'other'));
    await store.create(session('a', 'one'));
    await store.create(session('b', 'one'));
    await other.store.find('a');
    await other.store.create(session('c', 'one'));
    await expect.poll(() => ended).toEqual(['b']);
    for (let count = 0; count < 30; count += 1) await other.store.create(session(`d${count}`, 'one'));
    await expect.poll(() => ended).toEqual(['b', 'a']);
    expect(await redis.commands.exists(`${prefix}session:others`, `${prefix}session:d28`, `${prefix}session:d29`)).toBe(
      3,
    );
    // One that has ended takes no place.
    await store.remove('d28');
    await store.create(session('e', 'one'));
    expect(await redis.commands.exists(`${prefix}session:d29`, `${prefix}session:e`)).toBe(2);
    for (const id of ['d29', 'e']) await store.remove(id);
    expect(await redis.commands.keys(`${prefix}sessions-of:one`)).toEqual([]);
  });

  it('end when nobody uses them', async () => {
    const { store, redis } = await replica(newPrefix(), { idleMs: 1000 });
    await store.create(session('a'));
    await expect.poll(() => redis.commands.dbsize(), { timeout: 10_000 }).toBeTypeOf('number');
    await expect
      .poll(async () => redis.commands.exists(`{team:weather${prefixes}}:session:a`), { timeout: 10_000 })
      .toBe(0);
  });

  it('outlive a replica, and a Redis that is away for a moment', async () => {
    const prefix = newPrefix();
    const one = await replica(prefix);
    await one.store.create(session('a'));
    await one.store.close();
    const other = await replica(prefix);
    await server.stop();
    await expect.poll(() => other.redis.isReady).toBe(false);
    await expect(findOf(other.store, 'a')).rejects.toThrow(StoreUnreachable);
    await server.start();
    await expect.poll(() => findOf(other.store, 'a').catch(() => 'away'), { timeout: 15_000 }).toEqual(session('a'));
    // It hears the others again.
    const third = await replica(prefix);
    await expect
      .poll(async () => (await third.redis.commands.pubsub('NUMSUB', `${prefix}sessions`))[1], { timeout: 15_000 })
      .toBe(2);
    await third.store.remove('a');
    await expect.poll(() => other.ended).toEqual(['a']);
  });

  it('with foreign values are not found', async () => {
    const prefix = newPrefix();
    const { store, redis } = await replica(prefix);
    for (const [index, text] of ['', '{}', '[]', 'x', '{"id":1}'].entries()) {
      await redis.commands.set(`${prefix}session:s${index}`, text);
      expect(await store.find(`s${index}`)).toBeUndefined();
    }
  });
});

async function findOf(store: SessionStore, id: string): Promise<SessionRecord | undefined> {
  return store.find(id);
}

function session(id: string, quotaKey = id): SessionRecord {
  return {
    id,
    quotaKey,
    binding: 'https://login.example.com\nalice',
    initialize: Buffer.from('{"protocolVersion":"2025-11-25"}'),
    revision: '2025-11-25',
    hints: {},
    settings: noSessionSettings,
  };
}
