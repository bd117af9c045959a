import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { entryLimits } from '../../../../runtime/registry/quota/entry-limits.ts';
import { createEntryCheck, type CheckEntry } from '../../../../runtime/registry/documents/check-entry.ts';
import type { RegistryStore, SourceRecord, SyncState } from '../../../../runtime/registry/store/registry-store.ts';
import { createScheduler, type Scheduler } from '../../../../runtime/registry/sync/scheduler.ts';
import type { SourceReader, SourceReading } from '../../../../runtime/registry/sync/source-reader.ts';
import type { SyncReport } from '../../../../runtime/registry/sync/sync-source.ts';
import { openMemoryStore } from '../../../support/open-memory-store.ts';

let check: CheckEntry;
let store: RegistryStore;
let reports: SyncReport[];
const schedulers: Scheduler[] = [];
beforeAll(async () => {
  check = await createEntryCheck();
});
beforeEach(async () => {
  store = await openMemoryStore();
  reports = [];
});
afterEach(async () => {
  await Promise.all(schedulers.splice(0).map((scheduler) => scheduler.close()));
  await store.close();
});

const entry = (name: string): string => JSON.stringify({ name, description: 'd', version: '1.0.0' });
const reading = (name: string, contentHash = name): SourceReading => ({
  outcome: 'read',
  versions: [{ type: 'server', document: entry(name) }],
  contentHash,
});

interface Setting {
  readonly reader: Record<string, SourceReader['read']>;
  readonly watch?: SourceReader['watch'];
  readonly holder?: string;
  readonly atOnce?: number;
}

function schedule({ reader, watch, holder = 'one', atOnce = 4 }: Setting): Scheduler {
  const scheduler = createScheduler({
    store,
    check,
    limitsOf: entryLimits(),
    holder,
    atOnce,
    clock: Date.now,
    random: () => 0.5,
    onSync: () => (report) => void reports.push(report),
    readerOf({ name }) {
      const read = reader[name];
      return read === undefined ? undefined : { read, ...(watch === undefined ? {} : { watch }) };
    },
  });
  schedulers.push(scheduler);
  return scheduler;
}

async function declare(interval: string, names = ['a']): Promise<readonly SourceRecord[]> {
  const sources = names.map((name) => ({ name, file: { path: `/${name}` }, syncPolicy: { interval } }));
  await store.declare(sources, [], Date.now());
  return (await store.declarations()).sources;
}

async function stateOf(name: string): Promise<SyncState | undefined> {
  return (await store.declarations()).sources.find((source) => source.name === name)?.sync;
}

const until = (condition: () => void | Promise<void>): Promise<void> =>
  vi.waitFor(condition, { timeout: 20_000, interval: 10 });

describe('the scheduler', () => {
  test('reads a new source at once, and again at its interval', async () => {
    let reads = 0;
    const scheduler = schedule({ reader: { a: () => Promise.resolve(reading(`x/${(reads += 1)}`)) } });
    const sources = await declare('50ms');
    expect(scheduler.untried()).toEqual([]);
    scheduler.declare(sources);
    expect(scheduler.untried()).not.toEqual([]);
    await until(() => expect(reads).toBeGreaterThan(3));
    expect(scheduler.untried()).toEqual([]);
    const { entries } = await store.entriesSince('a', 0);
    expect(entries.filter(({ versions }) => versions.length > 0)).toHaveLength(1);
  });

  test('does not read again what another process has read with the same definition', async () => {
    const sources = await declare('1h');
    const first = schedule({ reader: { a: () => Promise.resolve(reading('x/1')) } });
    first.declare(sources);
    await until(() => expect(reports).toHaveLength(1));
    await first.close();
    const read = vi.fn(() => Promise.resolve(reading('x/2')));
    const second = schedule({ reader: { a: read }, holder: 'two' });
    second.declare((await store.declarations()).sources);
    expect(second.untried()).toEqual([]);
    expect(second.request('a')).toBe(true);
    await until(() => expect(read).toHaveBeenCalledTimes(1));
  });

  test('reads again at once when the definition changes, whole', async () => {
    const known: unknown[] = [];
    const scheduler = schedule({
      reader: {
        a: (previous) => {
          known.push(previous);
          return Promise.resolve(reading('x/1', 'same'));
        },
      },
    });
    scheduler.declare(await declare('1h'));
    await until(() => expect(reports).toHaveLength(1));
    const changed = {
      name: 'a',
      file: { path: '/a' },
      syncPolicy: { interval: '1h' },
      filter: { names: { exclude: ['x/*'] } },
    };
    await store.declare([changed], [], Date.now());
    scheduler.declare((await store.declarations()).sources);
    await until(() => expect(reports).toHaveLength(2));
    expect(known).toEqual([{}, {}]);
    const { entries } = await store.entriesSince('a', 0);
    expect(entries.every(({ versions }) => versions.length === 0)).toBe(true);
  });

  test('unchanged content is not written again', async () => {
    const scheduler = schedule({ reader: { a: () => Promise.resolve(reading('x/1')) } });
    scheduler.declare(await declare('20ms'));
    await until(() => expect(reports.length).toBeGreaterThan(3));
    expect(reports.map(({ outcome }) => outcome).slice(0, 3)).toEqual(['changed', 'unchanged', 'unchanged']);
    expect((await store.entriesSince('a', 0)).revision).toBe(1);
  });

  test('a failing source keeps its entries, counts its attempts, and recovers', async () => {
    let isDown = false;
    const scheduler = schedule({
      reader: { a: () => Promise.resolve(isDown ? { outcome: 'failed', message: 'it is down' } : reading('x/1')) },
    });
    scheduler.declare(await declare('20ms'));
    await until(() => expect(reports.length).toBeGreaterThan(0));
    isDown = true;
    await until(async () => expect((await stateOf('a'))?.attemptCount).toBeGreaterThan(1));
    expect(await stateOf('a')).toMatchObject({
      phase: 'failed',
      message: 'it is down',
      lastSuccess: expect.any(Number),
    });
    expect((await store.entriesSince('a', 0)).entries).toHaveLength(1);
    isDown = false;
    await until(async () => expect(await stateOf('a')).toMatchObject({ phase: 'complete', attemptCount: 0 }));
    expect((await stateOf('a'))?.message).toBeUndefined();
  });

  test('a source that hangs keeps no other waiting, as long as there is a slot', async () => {
    const scheduler = schedule({
      atOnce: 2,
      reader: {
        hangs: (_, signal) =>
          new Promise((resolve) => {
            signal.addEventListener('abort', () => resolve({ outcome: 'failed', message: 'ended' }));
          }),
        works: () => Promise.resolve(reading('x/1')),
      },
    });
    scheduler.declare(await declare('20ms', ['hangs', 'works']));
    await until(() => expect(reports.filter(({ source }) => source === 'works').length).toBeGreaterThan(2));
    expect(scheduler.untried()).not.toEqual([]);
    await scheduler.close();
    // What was being read when the server ended is tried again by the next one, and is not a failure.
    expect((await stateOf('hangs'))?.phase).toBe('pending');
  });

  test('no more sources are read at once than there are slots', async () => {
    let running = 0;
    let most = 0;
    const read = async (): Promise<SourceReading> => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 20));
      running -= 1;
      return reading('x/1');
    };
    const names = Array.from({ length: 8 }, (_, index) => `s${index}`);
    const scheduler = schedule({ atOnce: 3, reader: Object.fromEntries(names.map((name) => [name, read])) });
    scheduler.declare(await declare('1h', names));
    await until(() => expect(reports).toHaveLength(8));
    expect(most).toBe(3);
  });

  test('two replicas share the work: one reads a source at a time', async () => {
    let running = 0;
    let most = 0;
    const read = async (): Promise<SourceReading> => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 30));
      running -= 1;
      return reading('x/1');
    };
    const sources = await declare('1h');
    const replicas = ['one', 'two', 'three'].map((holder) => schedule({ holder, reader: { a: read } }));
    for (const replica of replicas) replica.declare(sources);
    await until(() => expect(replicas.every((replica) => replica.untried().length === 0)).toBe(true));
    expect(most).toBe(1);
  });

  test('what people publish to is not read, and a change that is watched is', async () => {
    let change: () => void = () => undefined;
    const read = vi.fn(() => Promise.resolve(reading('x/1')));
    const scheduler = schedule({
      reader: { a: read },
      watch: (onChange) => {
        change = onChange;
        return () => undefined;
      },
    });
    await store.declare(
      [
        { name: 'a', kubernetes: {} },
        { name: 'm', managed: {} },
      ],
      [],
      Date.now(),
    );
    scheduler.declare((await store.declarations()).sources);
    await until(() => expect(reports).toHaveLength(1));
    expect(scheduler.request('m')).toBe(false);
    change();
    await until(() => expect(read).toHaveBeenCalledTimes(2));
  });

  test('a sync that the end of the server cuts off does not count as an attempt, and is reported as aborted', async () => {
    const [source] = await declare('1h');
    const earlier: SyncState = {
      phase: 'failed',
      lastAttempt: 1_000,
      attemptCount: 3,
      message: 'it is down',
      serverCount: 0,
      skillCount: 0,
      quarantined: [],
      quarantinedCount: 0,
    };
    await store.setSyncState('a', earlier);
    const begun = Promise.withResolvers<void>();
    const scheduler = schedule({
      reader: {
        a: async (_, signal) => {
          begun.resolve();
          await new Promise((resolve) => signal.addEventListener('abort', resolve));
          return { outcome: 'failed', message: 'the request was given up' };
        },
      },
    });
    scheduler.declare(source === undefined ? [] : [{ ...source, sync: earlier }]);
    await begun.promise;
    expect((await store.declarations()).sources).toMatchObject([{ sync: { phase: 'syncing' } }]);
    await scheduler.close();
    expect(reports).toMatchObject([{ source: 'a', outcome: 'aborted', changed: 0 }]);
    expect(reports[0]).not.toHaveProperty('message');
    expect((await store.declarations()).sources[0]?.sync).toEqual(earlier);
  });

  test('a source that is no longer declared is left alone', async () => {
    const read = vi.fn(() => Promise.resolve(reading('x/1')));
    const scheduler = schedule({ reader: { a: read } });
    scheduler.declare(await declare('10ms'));
    await until(() => expect(read.mock.calls.length).toBeGreaterThan(1));
    scheduler.declare([]);
    expect(scheduler.request('a')).toBe(false);
    const calls = read.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(read.mock.calls.length).toBeLessThanOrEqual(calls + 1);
  });
});
