import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { entryLimits } from '../../../../runtime/registry/quota/entry-limits.ts';
import { createEntryCheck, type CheckEntry } from '../../../../runtime/registry/documents/check-entry.ts';
import { StoreUnavailable, type RegistryStore } from '../../../../runtime/registry/store/registry-store.ts';
import { createScheduler, type Scheduler } from '../../../../runtime/registry/sync/scheduler.ts';
import type { SourceReader, SourceReading } from '../../../../runtime/registry/sync/source-reader.ts';
import type { SyncReport } from '../../../../runtime/registry/sync/sync-source.ts';
import { openMemoryStore } from '../../../support/open-memory-store.ts';

let check: CheckEntry;
let store: RegistryStore;
let scheduler: Scheduler | undefined;
beforeAll(async () => {
  check = await createEntryCheck();
});
beforeEach(async () => {
  store = await openMemoryStore();
});
afterEach(async () => {
  await scheduler?.close();
  await store.close();
});

async function schedule(
  over: Partial<RegistryStore>,
  readers: Readonly<Record<string, SourceReader['read']>>,
): Promise<SyncReport[]> {
  const reports: SyncReport[] = [];
  const names = Object.keys(readers);
  const sources = names.map((name) => ({ name, file: { path: `/${name}` }, syncPolicy: { interval: '1h' } }));
  await store.declare(sources, [], Date.now());
  scheduler = createScheduler({
    store: { ...store, ...over },
    check,
    limitsOf: entryLimits(),
    holder: 'one',
    atOnce: 4,
    clock: Date.now,
    random: () => 0.5,
    onSync: () => (report) => void reports.push(report),
    readerOf({ name }) {
      const read = readers[name];
      return read === undefined ? undefined : { read };
    },
  });
  scheduler.declare((await store.declarations()).sources);
  return reports;
}

const reading = (name: string): SourceReading => ({
  outcome: 'read',
  versions: [{ type: 'server', document: `{"name":"com.example/${name}","version":"1.0.0","description":"d"}` }],
  contentHash: name,
});

test('what was read while the store was away is read again when it is back, long before the interval is over', async () => {
  let isAway = false;
  let refused = 0;
  let content = 'a';
  const reports = await schedule(
    {
      replaceEntries: (...args) => {
        if (!isAway) return store.replaceEntries(...args);
        isAway = false;
        refused += 1;
        throw new StoreUnavailable('the disk is full');
      },
    },
    { a: () => Promise.resolve(reading(content)) },
  );
  await expect.poll(() => reports).toMatchObject([{ outcome: 'changed' }]);
  content = 'b';
  isAway = true;
  scheduler?.request('a');
  // The one that was lost ended as well, for those who saw it begin.
  await expect
    .poll(() => reports, { timeout: 20_000 })
    .toMatchObject([
      { outcome: 'changed' },
      { source: 'a', outcome: 'unstored', message: 'the disk is full', milliseconds: expect.any(Number) },
      { outcome: 'changed' },
    ]);
  expect(refused).toBe(1);
});

test('a bug that one source finds is reported, and the others are read', async () => {
  const reports = await schedule(
    {},
    {
      a: () => Promise.reject(new TypeError('undefined is not a function')),
      b: () => Promise.resolve(reading('b')),
    },
  );
  await expect.poll(() => reports.length).toBe(2);
  expect(reports.toSorted((one, other) => one.source.localeCompare(other.source))).toMatchObject([
    { source: 'a', outcome: 'failed', message: expect.stringContaining('bug'), bug: expect.any(TypeError) },
    { source: 'b', outcome: 'changed' },
  ]);
});

test('a bug while the entries of a source are stored is reported, and the others are read', async () => {
  const reports = await schedule(
    {
      replaceEntries: (source, ...rest) =>
        source === 'a' ? Promise.reject(new TypeError('no such thing')) : store.replaceEntries(source, ...rest),
    },
    {
      a: () => Promise.resolve(reading('a')),
      b: () => Promise.resolve(reading('b')),
    },
  );
  await expect.poll(() => reports.length).toBe(2);
  expect(reports.toSorted((one, other) => one.source.localeCompare(other.source))).toMatchObject([
    { source: 'a', outcome: 'failed', message: expect.stringContaining('bug'), bug: expect.any(TypeError) },
    { source: 'b', outcome: 'changed' },
  ]);
  const { sources } = await store.declarations();
  expect(sources.map(({ sync }) => sync.phase)).toEqual(['failed', 'complete']);
});
