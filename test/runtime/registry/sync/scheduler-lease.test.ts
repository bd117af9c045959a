import { afterEach, expect, test, vi } from 'vitest';
import { entryLimits, usualLimits } from '../../../../runtime/registry/quota/entry-limits.ts';
import { createEntryCheck } from '../../../../runtime/registry/documents/check-entry.ts';
import type { RegistryStore } from '../../../../runtime/registry/store/registry-store.ts';
import { createScheduler, type Scheduler } from '../../../../runtime/registry/sync/scheduler.ts';
import type { SourceReader } from '../../../../runtime/registry/sync/source-reader.ts';
import { definitionHash } from '../../../../runtime/registry/sync/sync-source.ts';
import { openMemoryStore } from '../../../support/open-memory-store.ts';

afterEach(() => {
  vi.useRealTimers();
});

const definition = { name: 'a', file: { path: '/a' }, syncPolicy: { interval: '1h' } };

async function schedulerOf(store: RegistryStore, clock: () => number, read: SourceReader['read']): Promise<Scheduler> {
  return createScheduler({
    store,
    check: await createEntryCheck(),
    limitsOf: entryLimits(),
    clock,
    holder: 'one',
    atOnce: 1,
    random: () => 0.5,
    onSync: () => () => undefined,
    readerOf: () => ({ read }),
  });
}

test('a read that takes long keeps its lease, and gives it back at its end', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const store = await openMemoryStore();
  let now = 1_000_000;
  const reading = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const scheduler = await schedulerOf(
    store,
    () => now,
    async () => {
      begun.resolve();
      await reading.promise;
      return { outcome: 'read', versions: [], contentHash: 'x' };
    },
  );
  await store.declare([definition], [], now);
  scheduler.declare((await store.declarations()).sources);
  await begun.promise;
  const isFree = (): Promise<boolean> => store.lease('sync/a', 'two', 1000, now);
  for (let ten = 0; ten < 9; ten += 1) {
    now += 10_000;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await isFree(), `after ${(ten + 1) * 10} s`).toBe(false);
  }
  reading.resolve();
  await vi.waitFor(async () => expect(await isFree()).toBe(true), { timeout: 20_000, interval: 10 });
  await scheduler.close();
  await store.close();
});

test.each([
  ['reads on', false],
  ['is ended', true],
])(
  'one that stood still for longer than its lease %s, and leaves what the other replica stored',
  async (_, isEnded) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const store = await openMemoryStore();
    let now = 1_000_000;
    const others = {
      phase: 'complete',
      attemptCount: 0,
      serverCount: 0,
      skillCount: 0,
      quarantined: [],
      quarantinedCount: 0,
      filterHash: definitionHash(definition, usualLimits),
      contentHash: 'theirs',
    } as const;
    let wasAborted = false;
    const ended = Promise.withResolvers<void>();
    const watched: RegistryStore = {
      ...store,
      async release(...about) {
        await store.release(...about);
        ended.resolve();
      },
    };
    const scheduler = await schedulerOf(
      watched,
      () => now,
      async (_previous, signal) => {
        now += 31_000;
        expect(await store.lease('sync/a', 'two', 60_000, now)).toBe(true);
        await store.setSyncState('a', { ...others, lastSuccess: now, lastAttempt: now });
        if (isEnded) {
          const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve));
          await vi.advanceTimersByTimeAsync(10_000);
          await aborted;
          wasAborted = signal.aborted;
        }
        return { outcome: 'read', versions: [], contentHash: 'ours' };
      },
    );
    await store.declare([definition], [], now);
    scheduler.declare((await store.declarations()).sources);
    await ended.promise;
    expect(wasAborted).toBe(isEnded);
    expect((await store.declarations()).sources[0]?.sync).toMatchObject({ contentHash: 'theirs', lastAttempt: now });
    await scheduler.close();
    await store.close();
  },
);

test('what another replica has read while this one waited for the lease is not read again', async () => {
  const store = await openMemoryStore();
  const now = 10_000_000;
  const done = {
    phase: 'complete',
    attemptCount: 0,
    serverCount: 0,
    skillCount: 0,
    quarantined: [],
    quarantinedCount: 0,
    filterHash: definitionHash(definition, usualLimits),
  } as const;
  await store.declare([definition], [], now);
  await store.setSyncState('a', { ...done, lastSuccess: 0, lastAttempt: 0 });
  const released = Promise.withResolvers<void>();
  const behind: RegistryStore = {
    ...store,
    async lease(...about) {
      await store.setSyncState('a', { ...done, lastSuccess: now, lastAttempt: now });
      return store.lease(...about);
    },
    async release(...about) {
      await store.release(...about);
      released.resolve();
    },
  };
  let reads = 0;
  const scheduler = await schedulerOf(
    behind,
    () => now,
    async () => {
      reads += 1;
      return { outcome: 'unchanged' };
    },
  );
  scheduler.declare((await store.declarations()).sources);
  await released.promise;
  expect(reads).toBe(0);
  await scheduler.close();
  await store.close();
});

test('a source that could not be read is settled too: nobody waits for it to get well', async () => {
  const store = await openMemoryStore();
  await store.declare([definition], [], Date.now());
  const failing = await schedulerOf(store, Date.now, () => Promise.resolve({ outcome: 'failed', message: 'away' }));
  failing.declare((await store.declarations()).sources);
  expect(failing.untried()).not.toEqual([]);
  await vi.waitFor(() => expect(failing.untried()).toEqual([]), { timeout: 20_000, interval: 10 });
  await failing.close();
  await store.close();
});
