import { describe, expect, onTestFinished, test } from 'vitest';
import type { RegistrySource } from '../../../generated/types/registry-source.ts';
import type { RegistryStore } from '../../../runtime/registry/store/registry-store.ts';
import { entriesOf, publication, type Fresh } from './store-under-test.ts';

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
      await store.declare([managed, file], [{ name: 'all', sources: ['managed', 'file'] }], 10);
      await store.publish(publication('managed'), 11);
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
      expect(await entriesOf(store, 'managed')).toEqual([]);
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
      // The same again is no change.
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
