import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { RegistrySource } from '../../../generated/types/registry-source.ts';
import type { RegistryStore } from '../../../runtime/registry/store/registry-store.ts';
import { entriesOf, keyOf, publication, synced, type Fresh } from './store-under-test.ts';

/** Declarations of the configuration file and of the API. */
export function declarationsContract(fresh: Fresh): void {
  const open = async (): Promise<RegistryStore> => {
    const store = await fresh();
    onTestFinished(() => store.close());
    return store;
  };
  const managed: RegistrySource = { name: 'managed', managed: {} };
  const file: RegistrySource = { name: 'file', file: { path: 'a.json' }, syncPolicy: { interval: '5m' } };

  describe('the configuration file', () => {
    test('declares sources and registries, in order of precedence', async () => {
      const store = await open();
      const claims = { org: ['acme', 'umbrella'], 'https://x/role': 'admin' };
      await store.declare([managed, { ...file, claims }], [{ name: 'all', sources: ['managed', 'file'], claims }], 10);
      const { revision, sources, registries } = await store.declarations();
      expect(revision).toBe(1);
      const pending = {
        phase: 'pending',
        attemptCount: 0,
        serverCount: 0,
        skillCount: 0,
        quarantined: [],
        quarantinedCount: 0,
      };
      const common = { incarnation: 0, origin: 'CONFIG', revision: 0, sync: pending, createdAt: 10, updatedAt: 10 };
      expect(sources).toEqual([
        { name: 'file', definition: { ...file, claims }, ...common },
        { name: 'managed', definition: managed, ...common },
      ]);
      expect(registries).toEqual([
        { name: 'all', origin: 'CONFIG', sources: ['managed', 'file'], claims, createdAt: 10, updatedAt: 10 },
      ]);
    });

    test('moves nothing when it says the same, keys in any order', async () => {
      const store = await open();
      await store.declare([file], [{ name: 'all', sources: ['file'], claims: {} }], 10);
      const before = await store.declarations();
      const { name, syncPolicy } = file;
      await store.declare(
        [{ ...(syncPolicy && { syncPolicy }), file: { path: 'a.json' }, name }],
        [{ name: 'all', sources: ['file'] }],
        20,
      );
      expect(await store.declarations()).toEqual(before);
    });

    test('updates what changed, creates what is new and removes what is gone with its entries', async () => {
      const store = await open();
      const read: RegistrySource = { ...file, name: 'read' };
      await store.declare([read, file], [{ name: 'all', sources: ['read', 'file'] }], 10);
      await store.replaceEntries('read', synced({ 'a/b': { 1: '{}' } }), 11);
      const changed: RegistrySource = { ...file, file: { path: 'b.json' } };
      const third: RegistrySource = { name: 'third', managed: {} };
      await store.declare([changed, third], [{ name: 'all', sources: ['third', 'file'] }], 20);
      const { revision, sources, registries } = await store.declarations();
      expect(revision).toBe(2);
      expect(sources.map(({ name, createdAt, updatedAt }) => [name, createdAt, updatedAt])).toEqual([
        ['file', 10, 20],
        ['third', 20, 20],
      ]);
      expect(sources[0]?.definition).toEqual(changed);
      expect(registries).toMatchObject([{ sources: ['third', 'file'], createdAt: 10, updatedAt: 20 }]);
      expect(await entriesOf(store, 'read')).toEqual([]);
    });

    test('keeps what a source had when it is read from elsewhere, until that was read', async () => {
      const store = await open();
      await store.declare([file], [], 1);
      await store.replaceEntries('file', synced({ 'a/b': { 1: '{}' } }), 2);
      const [before] = (await store.declarations()).sources;
      const git: RegistrySource = { name: 'file', git: { repository: 'https://git.example.com/a' } };
      for (const definition of [{ ...file, file: { path: 'b.json' } }, git]) {
        await store.declare([definition], [], 3);
        expect(await entriesOf(store, 'file')).toMatchObject([{ name: 'a/b', versions: [{ updatedAt: 2 }] }]);
      }
      // A sync of the place before brings nothing any more.
      expect(await store.replaceEntries('file', synced({}), 4, before)).toMatchObject({ isStale: true });
    });

    test('empties a source that was read when people are to publish to it, and tells who follows it', async () => {
      const store = await open();
      await store.declare([file], [{ name: 'all', sources: ['file'] }], 1);
      await store.putRegistry({ name: 'ours', sources: ['file'] }, 1);
      await store.replaceEntries('file', synced({ 'a/b': { 1: '{}' } }, { claims: { org: 'acme' } }), 2);
      const { revision } = await store.entriesSince('file', 0);
      const [before] = (await store.declarations()).sources;
      await store.declare([{ name: 'file', managed: {} }], [{ name: 'all', sources: ['file'] }], 3);
      expect(await entriesOf(store, 'file')).toEqual([]);
      const { entries } = await store.entriesSince('file', revision);
      expect(entries).toMatchObject([{ name: 'a/b', versions: [], removed: [{ version: '1', removedAt: 3 }] }]);
      const { sources, registries } = await store.declarations();
      expect(sources).toMatchObject([{ sync: { phase: 'pending', serverCount: 0 } }]);
      expect(registries.map((registry) => registry.sources)).toEqual([['file'], ['file']]);
      // What was read before and comes late, and what is published now under claims of its own.
      expect(await store.replaceEntries('file', synced({ 'a/c': { 1: '{}' } }), 4, before)).toMatchObject({
        isStale: true,
      });
      expect(await store.publish(publication('file', { name: 'a/b', version: '1' }), 5)).toBe('published');
    });

    test('never takes away what was published: nothing is written, whether the source goes or becomes another', async () => {
      const store = await open();
      await store.declare([managed, file], [], 1);
      const entry = publication('managed');
      await store.publish(entry, 2);
      const before = await store.declarations();
      const lost = { outcome: 'published', source: 'managed', count: 1 };
      expect(await store.declare([file], [], 3)).toEqual(lost);
      expect(await store.declare([{ ...file, name: 'managed' }], [], 3)).toEqual(lost);
      expect(await store.declarations()).toEqual(before);
      expect(await store.declare([{ ...managed, claims: { org: 'acme' } }, file], [], 3)).toEqual({
        outcome: 'declared',
      });
      await store.deleteVersion(entry, entry.version, 4);
      expect(await store.declare([{ ...file, name: 'managed' }], [], 5)).toEqual({ outcome: 'declared' });
      // A publication that was judged before comes too late.
      expect(await store.publish({ ...entry, incarnation: 0 }, 6)).toBe('unknown-source');
    });

    test('at the same moment as publications, either keeps them or comes first', async () => {
      const store = await open();
      for (let round = 0; round < 4; round += 1) {
        const name = `race-${round}`;
        await store.declare([{ name, managed: {} }], [], 1);
        const publish = async (): Promise<string> => {
          for (let turn = round % 4; turn > 0; turn -= 1) await nextTurn();
          return store.publish({ ...publication(name), incarnation: 0 }, 2);
        };
        const [declared, published] = await Promise.all([store.declare([{ ...file, name }], [], 2), publish()]);
        const isKept = declared.outcome === 'published';
        expect(published).toBe(isKept ? 'published' : 'unknown-source');
        expect(await entriesOf(store, name)).toHaveLength(isKept ? 1 : 0);
        if (isKept) await store.deleteVersion(keyOf(name), '1.0.0', 3);
      }
    });

    test('does not take names of the API, and then writes nothing', async () => {
      const store = await open();
      await store.putSource(managed, 1);
      await store.putRegistry({ name: 'all', sources: ['managed'] }, 1);
      const before = await store.declarations();
      const outcome = await store.declare([file, managed], [{ name: 'all', sources: ['file'] }], 2);
      expect(outcome).toEqual({ outcome: 'taken', names: ['managed', 'all'] });
      expect(await store.declarations()).toEqual(before);
    });

    test('takes its sources out of registries of the API when they go', async () => {
      const store = await open();
      await store.declare([managed, file], [], 1);
      await store.putRegistry({ name: 'ours', sources: ['file', 'managed'] }, 2);
      await store.declare([managed], [], 3);
      expect((await store.declarations()).registries).toMatchObject([{ name: 'ours', sources: ['managed'] }]);
    });

    test('declared by two servers at once, it is declared once', async () => {
      const store = await open();
      const registries = [{ name: 'all', sources: ['managed', 'file'] }];
      await Promise.all(Array.from({ length: 4 }, () => store.declare([managed, file], registries, 1)));
      expect(await store.declarations()).toMatchObject({ revision: 1, registries: [{ sources: ['managed', 'file'] }] });
    });
  });

  describe('the API', () => {
    test('creates, updates and deletes sources', async () => {
      const store = await open();
      expect(await store.putSource(file, 1)).toBe('created');
      expect(await store.putSource(file, 2)).toBe('updated');
      // Writing the same definition again changes nothing.
      expect(await store.declarations()).toMatchObject({ revision: 1, sources: [{ origin: 'API', updatedAt: 1 }] });
      expect(await store.putSource({ ...file, claims: { org: 'acme' } }, 3)).toBe('updated');
      expect(await store.declarations()).toMatchObject({
        revision: 2,
        sources: [{ createdAt: 1, updatedAt: 3, definition: { claims: { org: 'acme' } } }],
      });
      expect(await store.deleteSource('file')).toBe('deleted');
      expect(await store.deleteSource('file')).toBe('unknown');
      expect(await store.declarations()).toMatchObject({ revision: 3, sources: [] });
    });

    test('writes nothing that was judged by other declarations than there are', async () => {
      const store = await open();
      await store.putSource(file, 1, 0);
      await store.putRegistry({ name: 'all', sources: ['file'] }, 1, 1);
      const before = await store.declarations();
      expect(before.revision).toBe(2);
      for (const judged of [0, 1, 3]) {
        expect(await store.putSource({ ...file, claims: { org: 'acme' } }, 2, judged)).toBe('stale');
        expect(await store.putRegistry({ name: 'more', sources: ['file'] }, 2, judged)).toBe('stale');
        expect(await store.deleteRegistry('all', judged)).toBe('stale');
        expect(await store.deleteSource('file', judged)).toBe('stale');
      }
      expect(await store.declarations()).toEqual(before);
      expect(await store.deleteRegistry('all', 2)).toBe('deleted');
      expect(await store.deleteSource('file', 3)).toBe('deleted');
    });

    test('keeps a source that a registry names', async () => {
      const store = await open();
      await store.putSource(file, 1);
      await store.putRegistry({ name: 'all', sources: ['file'] }, 1);
      expect(await store.deleteSource('file')).toBe('in-use');
      expect(await store.deleteRegistry('all')).toBe('deleted');
      expect(await store.deleteSource('file')).toBe('deleted');
    });

    test('creates, updates and deletes registries of sources that exist', async () => {
      const store = await open();
      await store.putSource(file, 1);
      await store.putSource(managed, 1);
      expect(await store.putRegistry({ name: 'all', sources: ['file', 'nowhere'] }, 1)).toBe('unknown-source');
      expect(await store.putRegistry({ name: 'all', sources: ['file'], claims: { org: 'acme' } }, 2)).toBe('created');
      expect(await store.putRegistry({ name: 'all', sources: ['managed', 'file'] }, 3)).toBe('updated');
      const [registry] = (await store.declarations()).registries;
      expect(registry).toEqual({
        name: 'all',
        origin: 'API',
        sources: ['managed', 'file'],
        createdAt: 2,
        updatedAt: 3,
      });
      expect(await store.deleteRegistry('all')).toBe('deleted');
      expect(await store.deleteRegistry('all')).toBe('unknown');
    });

    test('does not change what the configuration file declares', async () => {
      const store = await open();
      await store.declare([file], [{ name: 'all', sources: ['file'] }], 1);
      const before = await store.declarations();
      expect(await store.putSource({ ...file, file: { path: 'b.json' } }, 2)).toBe('read-only');
      expect(await store.deleteSource('file')).toBe('read-only');
      expect(await store.putRegistry({ name: 'all', sources: [] }, 2)).toBe('read-only');
      expect(await store.deleteRegistry('all')).toBe('read-only');
      expect(await store.declarations()).toEqual(before);
    });

    test('names that no database holds are unknown', async () => {
      const store = await open();
      expect(await store.deleteSource('a\0b')).toBe('unknown');
      expect(await store.deleteRegistry('a\0b')).toBe('unknown');
    });
  });
}
