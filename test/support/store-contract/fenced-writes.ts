import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { RegistrySource } from '../../../generated/types/registry-source.ts';
import { createEntryCheck } from '../../../runtime/registry/documents/check-entry.ts';
import { entryLimits } from '../../../runtime/registry/quota/entry-limits.ts';
import type { RegistryStore, SourceRecord, SyncState } from '../../../runtime/registry/store/registry-store.ts';
import { syncSource } from '../../../runtime/registry/sync/sync-source.ts';
import { everythingOf, keyOf, publication, sharedStore, synced, type Fresh } from './store-under-test.ts';

const state: SyncState = {
  phase: 'complete',
  attemptCount: 0,
  serverCount: 1,
  skillCount: 0,
  quarantined: [],
  quarantinedCount: 0,
};
const content = synced({ 'com.example/weather': { '1.0.0': '{"of":"the source before"}' } });

async function recordOf(store: RegistryStore, source: string): Promise<SourceRecord> {
  const { sources } = await store.declarations();
  return sources.find(({ name }) => name === source) ?? expect.fail();
}

/** Deletes a source and makes it again under its name, at the same moment. */
async function remake(
  store: RegistryStore,
  source: string,
  definition: Pick<RegistrySource, 'claims'> = {},
): Promise<void> {
  await store.deleteSource(source);
  await store.putSource({ name: source, managed: {}, ...definition }, 1);
}

/** Writes that were begun for a source that is another by the time they come. */
export function fencedWritesContract(fresh: Fresh): void {
  const { store, newSource } = sharedStore(fresh);

  test('for a source that was made anew write nothing, though everything about it looks the same', async () => {
    const source = await newSource();
    const before = await recordOf(store(), source);
    const { incarnation } = before;
    expect(await store().replaceEntries(source, content, 1, before)).toEqual({ changed: 1 });
    await remake(store(), source);
    const now = await recordOf(store(), source);
    expect(now).toMatchObject({ createdAt: before.createdAt, definition: before.definition });
    expect(await store().replaceEntries(source, content, 2, before)).toEqual({ changed: 0, isStale: true });
    expect(await store().setSyncState(source, state, before)).toBe(false);
    expect(await store().publish({ ...publication(source), incarnation }, 2)).toBe('unknown-source');
    expect(await everythingOf(store(), source)).toEqual([]);
    expect((await recordOf(store(), source)).sync.phase).toBe('pending');
    // Who means the present one writes.
    expect(await store().publish({ ...publication(source), incarnation: now.incarnation }, 2)).toBe('published');
    const judged = { ...keyOf(source), incarnation };
    expect(await store().setStatus(judged, '1.0.0', { status: 'deprecated' }, 3)).toBe('stale');
    expect(await store().setClaims(judged, { org: 'a' }, 3)).toBe('stale');
    expect(await store().deleteVersion(judged, '1.0.0', 3)).toBe('stale');
    expect(await store().setSyncState(source, state, now)).toBe(true);
    expect(await everythingOf(store(), source)).toMatchObject([{ versions: [{ status: 'active' }], removed: [] }]);
  });

  test('for a source that was declared otherwise write nothing', async () => {
    const source = await newSource();
    const before = await recordOf(store(), source);
    await store().putSource({ name: source, managed: {}, claims: { org: 'a' } }, 2);
    expect(await store().replaceEntries(source, content, 3, before)).toEqual({ changed: 0, isStale: true });
    expect(await store().setSyncState(source, state, before)).toBe(false);
    expect(await everythingOf(store(), source)).toEqual([]);
    const after = await recordOf(store(), source);
    expect(await store().replaceEntries(source, content, 3, after)).toEqual({ changed: 1 });
  });

  test('that meet a deletion and a new source at the same moment never end up in the new one', async () => {
    for (let round = 0; round < 20; round += 1) {
      const source = await newSource();
      const before = await recordOf(store(), source);
      const { incarnation } = before;
      const writes = [
        () => store().replaceEntries(source, content, 1, before),
        () => store().setSyncState(source, state, before),
        () => store().publish({ ...publication(source, { name: 'a/other' }), incarnation }, 1),
        () => remake(store(), source),
        () => store().replaceEntries(source, synced({}), 1, before),
        () => store().replaceEntries(source, content, 1, before),
      ];
      // Each round another one of them comes first, and some come while others are under way.
      await Promise.all(
        writes.map(async (write, place) => {
          for (let turn = (place * 5 + round * 3) % 13; turn > 0; turn -= 1) await nextTurn();
          await write();
        }),
      );
      expect(await everythingOf(store(), source)).toEqual([]);
      expect((await recordOf(store(), source)).sync.phase).toBe('pending');
    }
  });

  test('of a sync whose source is made anew during the read are dropped, and the sync reports that it was aborted', async () => {
    const check = await createEntryCheck();
    const tools = { store: store(), check, limitsOf: entryLimits(), clock: () => 5 };
    const document = '{"name":"com.example/secret","version":"1.0.0","description":"d"}';
    const { signal } = new AbortController();
    for (const outcome of ['read', 'failed', 'unchanged'] as const) {
      const source = await newSource();
      const reader = {
        read: async () => {
          // Who sees its entries now are others.
          await remake(store(), source, { claims: { org: 'others' } });
          if (outcome === 'read') {
            return { outcome, versions: [{ type: 'server', document } as const], contentHash: 'x' } as const;
          }
          return outcome === 'failed' ? ({ outcome, message: 'no' } as const) : ({ outcome } as const);
        },
      };
      const report = await syncSource(await recordOf(store(), source), reader, tools, signal);
      expect(report.outcome, outcome).toBe('aborted');
      expect(await everythingOf(store(), source)).toEqual([]);
      expect((await recordOf(store(), source)).sync).toMatchObject({ phase: 'pending', attemptCount: 0 });
    }
  });

  test('under a lease that another replica has by now write nothing, however much later than it was looked at', async () => {
    const source = await newSource();
    const record = await recordOf(store(), source);
    const leaseOf = (holder: string) => ({ name: `sync/${source}`, holder });
    const under = (holder: string) => ({ ...record, lease: leaseOf(holder) });
    const theirs = synced({ 'com.example/theirs': { '1.0.0': '{}' } });
    expect(await store().replaceEntries(source, content, 1, under('one'))).toEqual({ changed: 0, isStale: true });
    expect(await store().lease(`sync/${source}`, 'one', 60_000, 1)).toBe(true);
    expect(await store().replaceEntries(source, content, 1, under('one'))).toEqual({ changed: 1 });
    await store().release(`sync/${source}`, 'one');
    expect(await store().lease(`sync/${source}`, 'two', 60_000, 1)).toBe(true);
    expect(await store().replaceEntries(source, theirs, 2, under('two'))).toEqual({ changed: 2 });
    const { revision } = await store().entriesSince(source, 0);
    // Content that differs, and content that does not: both would put this replica's state over the other's.
    for (const late of [content, theirs]) {
      expect(await store().replaceEntries(source, late, 3, under('one'))).toEqual({ changed: 0, isStale: true });
    }
    expect(await store().setSyncState(source, state, under('one'))).toBe(false);
    expect(await store().entriesSince(source, revision)).toMatchObject({ revision, entries: [] });
    expect(await store().setSyncState(source, state, under('two'))).toBe(true);
  });

  test('of a sync that begins with a state from before the last content of another replica are dropped, and the next one reads again', async () => {
    const tools = { store: store(), check: await createEntryCheck(), limitsOf: entryLimits(), clock: () => 5 };
    const { signal } = new AbortController();
    const source = await newSource();
    const name = `sync/${source}`;
    const documentOf = (version: string): string =>
      JSON.stringify({ name: 'com.example/reverted', version, description: 'd' });
    let upstream = '1.0.0';
    const reader: Parameters<typeof syncSource>[1] = {
      read: async ({ contentHash }) =>
        contentHash === upstream
          ? { outcome: 'unchanged' }
          : { outcome: 'read', versions: [{ type: 'server', document: documentOf(upstream) }], contentHash: upstream },
    };
    const sync = async (record: SourceRecord, holder: string): Promise<string> => {
      expect(await store().lease(name, holder, 60_000, 1)).toBe(true);
      const lease = { name, holder, holds: () => Promise.resolve(true) };
      const { outcome } = await syncSource(record, reader, tools, signal, lease);
      await store().release(name, holder);
      return outcome;
    };
    const shown = async (): Promise<unknown> => (await everythingOf(store(), source))[0]?.versions[0]?.version;
    expect(await sync(await recordOf(store(), source), 'one')).toBe('changed');
    // What the other one sees while the transaction of this one has not ended.
    const before = await recordOf(store(), source);
    upstream = '2.0.0';
    expect(await sync(before, 'one')).toBe('changed');
    expect(await shown()).toBe('2.0.0');
    upstream = '1.0.0';
    expect(await sync(before, 'two')).toBe('aborted');
    expect((await recordOf(store(), source)).sync.contentHash).toBe('2.0.0');
    expect(await sync(await recordOf(store(), source), 'two')).toBe('changed');
    expect(await shown()).toBe('1.0.0');
  });

  test('of a sync whose lease is lost between its last check and its transaction are dropped', async () => {
    const check = await createEntryCheck();
    const document = '{"name":"com.example/late","version":"1.0.0","description":"d"}';
    const reader = {
      read: async () =>
        ({ outcome: 'read', versions: [{ type: 'server', document } as const], contentHash: 'ours' }) as const,
    };
    for (const write of ['replaceEntries', 'setSyncState'] as const) {
      const source = await newSource();
      const name = `sync/${source}`;
      expect(await store().lease(name, 'one', 60_000, 1)).toBe(true);
      const takeOver = async (): Promise<void> => {
        await store().release(name, 'one');
        expect(await store().lease(name, 'two', 60_000, 1)).toBe(true);
        await store().setSyncState(source, { ...state, contentHash: 'theirs' });
      };
      const late: RegistryStore = {
        ...store(),
        replaceEntries: async (...about) => {
          if (write === 'replaceEntries') await takeOver();
          return store().replaceEntries(...about);
        },
        setSyncState: async (...about) => {
          if (write === 'setSyncState' && about[1].phase === 'complete') await takeOver();
          return store().setSyncState(...about);
        },
      };
      const tools = { store: late, check, limitsOf: entryLimits(), clock: () => 5 };
      const lease = { name, holder: 'one', holds: () => Promise.resolve(true) };
      const { signal } = new AbortController();
      await syncSource(await recordOf(store(), source), reader, tools, signal, lease);
      expect((await recordOf(store(), source)).sync.contentHash, write).toBe('theirs');
      if (write === 'replaceEntries') expect(await everythingOf(store(), source)).toEqual([]);
    }
  });
}
