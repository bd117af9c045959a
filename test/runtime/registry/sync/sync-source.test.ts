import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { entryLimits, usualLimits } from '../../../../runtime/registry/quota/entry-limits.ts';
import type { RegistrySource } from '../../../../generated/types/registry-source.ts';
import { createEntryCheck, type CheckEntry } from '../../../../runtime/registry/documents/check-entry.ts';
import type { RegistryStore, SourceRecord } from '../../../../runtime/registry/store/registry-store.ts';
import { createScheduler } from '../../../../runtime/registry/sync/scheduler.ts';
import type { SourceReader, SourceReading } from '../../../../runtime/registry/sync/source-reader.ts';
import { definitionHash, syncSource, type SyncReport } from '../../../../runtime/registry/sync/sync-source.ts';
import { openMemoryStore } from '../../../support/open-memory-store.ts';
import { entriesOf } from '../../../support/store-contract/store-under-test.ts';

let check: CheckEntry;
let store: RegistryStore;
let now = 0;
beforeAll(async () => {
  check = await createEntryCheck();
});
beforeEach(async () => {
  store = await openMemoryStore();
  now = Date.parse('2026-03-01T12:00:00Z');
});
afterEach(() => store.close());

const file: RegistrySource = { name: 'a', file: { path: '/a' }, syncPolicy: { interval: '1h' } };
const offered: Extract<SourceReading, { outcome: 'read' }> = {
  outcome: 'read',
  versions: [{ type: 'server', document: '{"name":"a/b","description":"d","version":"1.0.0"}' }],
  contentHash: 'same',
};

async function record(): Promise<SourceRecord> {
  const [source] = (await store.declarations()).sources;
  if (source === undefined) throw new Error('no source is declared');
  return source;
}

/** Declares the source, and reads it once. */
async function sync(definition: RegistrySource, read: SourceReader['read'], signal?: AbortSignal): Promise<SyncReport> {
  await store.declare([definition], [], now);
  const never = new AbortController();
  now += 1000;
  return syncSource(
    await record(),
    { read },
    { store, check, limitsOf: entryLimits(), clock: () => now },
    signal ?? never.signal,
  );
}
const reads = (reading: SourceReading) => (): Promise<SourceReading> => Promise.resolve(reading);
const claims = async (): Promise<unknown> => (await entriesOf(store, 'a')).map((entry) => entry.claims);

describe('a sync', () => {
  test('changes entries when it stores them, not when it began: a client that follows changes looked in between', async () => {
    await sync(file, async () => {
      now += 60_000;
      return offered;
    });
    expect(await entriesOf(store, 'a')).toMatchObject([{ versions: [{ updatedAt: now }] }]);
  });

  test('hands the claims of a fetched source down, and those of a cluster source not', async () => {
    await sync({ ...file, claims: { org: 'acme' } }, reads(offered));
    expect(await claims()).toEqual([{ org: 'acme' }]);
    await sync({ name: 'a', kubernetes: {}, claims: { org: 'acme' } }, reads(offered));
    expect(await claims()).toEqual([undefined]);
  });

  test('leaves out what its readers could read each in their own way, and says why', async () => {
    const twice = '{"name":"a/b","description":"d","version":"1.0.0","version":"2.0.0"}';
    const deep = `{"name":"a/c","description":"d","version":"1.0.0","_meta":{"x":${'['.repeat(80)}${']'.repeat(80)}}}`;
    const versions = [twice, deep].map((document) => ({ type: 'server', document }) as const);
    await sync(file, reads({ ...offered, versions: [...offered.versions, ...versions] }));
    expect((await record()).sync).toMatchObject({
      serverCount: 1,
      quarantined: [
        { problem: 'it holds the key "version" twice in one object' },
        { problem: expect.stringContaining('nests more than') },
      ],
    });
  });

  test('prefers the claims that an entry brings to those that its source hands down', async () => {
    const versions = offered.versions.map((version) => ({ ...version, claims: { team: 'red' } }));
    await sync({ ...file, claims: { org: 'acme' } }, reads({ ...offered, versions }));
    expect(await claims()).toEqual([{ team: 'red' }]);
  });

  test('takes over what another registry says of a version, and a message that changes alone', async () => {
    const said = (statusMessage: string): SourceReading => ({
      ...offered,
      contentHash: statusMessage,
      versions: offered.versions.map((version) => ({
        ...version,
        status: 'deprecated',
        statusMessage,
        publishedAt: 1_700_000_000_000,
      })),
    });
    const stored = async (): Promise<unknown> => (await store.entriesSince('a', 0)).entries[0]?.versions[0];
    await sync(file, reads(said('Use c')));
    const first = now;
    const official = { status: 'deprecated', publishedAt: 1_700_000_000_000, statusChangedAt: first };
    expect(await stored()).toMatchObject({ ...official, statusMessage: 'Use c', updatedAt: first });
    await sync(file, reads(said('Use d')));
    expect(await stored()).toMatchObject({ ...official, statusMessage: 'Use d', updatedAt: now });
  });

  test('that finds nothing new moves the time of the last success and keeps what it knew', async () => {
    await sync(file, reads({ ...offered, etag: 'v1' }));
    const before = (await record()).sync;
    expect(before).toMatchObject({ etag: 'v1', contentHash: 'same', lastSuccess: now });
    const known: unknown[] = [];
    const report = await sync(file, (previous) => {
      known.push(previous);
      return Promise.resolve({ outcome: 'unchanged' });
    });
    expect(known).toEqual([{ etag: 'v1', contentHash: 'same' }]);
    expect(report.outcome).toBe('unchanged');
    expect((await record()).sync).toEqual({ ...before, lastAttempt: now, lastSuccess: now });
  });

  test('asks for everything once the filter has changed, and applies it though the content is the same', async () => {
    await sync(file, reads({ ...offered, etag: 'v1' }));
    const known: unknown[] = [];
    const report = await sync({ ...file, filter: { names: { exclude: ['a/*'] } } }, (previous) => {
      known.push(previous);
      return Promise.resolve(offered);
    });
    expect(known).toEqual([{}]);
    expect(report).toMatchObject({ outcome: 'changed', changed: 1 });
    expect((await record()).sync).toMatchObject({ serverCount: 0 });
  });

  test('has the remark of its reader as its message, until a sync without a remark', async () => {
    await sync(file, reads({ ...offered, remark: 'one is left out' }));
    expect((await record()).sync).toMatchObject({ phase: 'complete', message: 'one is left out' });
    await sync(file, reads(offered));
    expect((await record()).sync).not.toHaveProperty('message');
  });

  test('that takes too long has failed, and says that it did', async () => {
    const late = AbortSignal.timeout(1);
    const ended = new Promise((resolve) => late.addEventListener('abort', resolve));
    const report = await sync(
      file,
      async () => {
        await ended;
        return { outcome: 'failed', message: 'given up' };
      },
      late,
    );
    expect(report).toMatchObject({ outcome: 'failed', message: 'it could not be read in time' });
    expect((await record()).sync).toMatchObject({ phase: 'failed', attemptCount: 1 });
  });
});

test('a source that never answers is given up after five minutes', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const asked: number[] = [];
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    asked.push(milliseconds);
    return timeout(milliseconds === 5 * 60_000 ? 10 : milliseconds);
  });
  const reports: SyncReport[] = [];
  const scheduler = createScheduler({
    store,
    check,
    limitsOf: entryLimits(),
    clock: Date.now,
    holder: 'one',
    atOnce: 1,
    random: () => 0.5,
    onSync: () => (report) => void reports.push(report),
    readerOf: () => ({
      read: (_, signal) =>
        new Promise((resolve) => {
          const giveUp = (): void => resolve({ outcome: 'failed', message: 'given up' });
          if (signal.aborted) giveUp();
          else signal.addEventListener('abort', giveUp, { once: true });
        }),
    }),
  });
  await store.declare([file], [], Date.now());
  scheduler.declare((await store.declarations()).sources);
  await vi.waitFor(() => expect(reports).toMatchObject([{ message: 'it could not be read in time' }]), 20_000);
  expect(asked).toContain(5 * 60_000);
  spy.mockRestore();
  await scheduler.close();
});

test('what decides over entries is in the hash of a definition, its name and interval are not', () => {
  const hash = definitionHash(file, usualLimits);
  expect(definitionHash({ ...file, name: 'b', syncPolicy: { interval: '2h' } }, usualLimits)).toBe(hash);
  for (const change of [{ claims: { org: 'a' } }, { filter: { tags: { include: ['x'] } } }, { file: { path: '/b' } }]) {
    expect(definitionHash({ ...file, ...change }, usualLimits)).not.toBe(hash);
  }
});
