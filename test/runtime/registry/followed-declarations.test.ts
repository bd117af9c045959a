import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Catalog } from '../../../runtime/registry/catalog/catalog.ts';
import { followStore, type CatalogRefresh } from '../../../runtime/registry/catalog-refresh.ts';
import { StoreUnavailable, type RegistryStore } from '../../../runtime/registry/store/registry-store.ts';
import { openMemoryStore } from '../../support/open-memory-store.ts';

let store: RegistryStore;
let catalog: Catalog;
let refresh: CatalogRefresh;

beforeEach(async () => {
  store = await openMemoryStore();
  catalog = new Catalog();
  refresh = followStore(store, catalog);
  await refresh.all();
});
afterEach(async () => {
  await refresh.close();
  await store.close();
});

/** Publishes as another program does: nothing here knows of it in advance. */
async function publish(name: string): Promise<void> {
  const document = JSON.stringify({ name, description: 'd', version: '1.0.0' });
  await store.publish({ source: 'team', type: 'server', name, version: '1.0.0', document }, 1);
}
const served = (name: string): boolean => catalog.entry({ source: 'team', type: 'server', name }) !== undefined;
const soon = (condition: () => void): Promise<void> => vi.waitFor(condition, { timeout: 20_000, interval: 5 });

test('a source whose declaration is not known yet is served with its entries as soon as a reader requests them', async () => {
  // This one receives no changes.
  const untold = followStore({ ...store, onChange: () => () => undefined }, (catalog = new Catalog()));
  await untold.all();
  await store.putSource({ name: 'team', managed: {} }, 1);
  await publish('a/first');
  await untold.entries('team');
  expect(served('a/first')).toBe(true);
  await untold.close();
});

test('a source that was made anew shows nothing of the one before, and what was published since', async () => {
  await store.putSource({ name: 'team', managed: {} }, 1);
  await publish('a/before');
  await refresh.entries('team');
  await store.deleteSource('team');
  await store.putSource({ name: 'team', managed: {} }, 2);
  await publish('a/after');
  await refresh.declarations();
  await refresh.entries('team');
  expect([served('a/before'), served('a/after')]).toEqual([false, true]);
  expect(catalog.source('team')?.record).toMatchObject({ createdAt: 2, updatedAt: 2 });
});

test('what others declare is followed without being asked for', async () => {
  await store.putSource({ name: 'team', managed: {} }, 1);
  await publish('a/b');
  await store.putRegistry({ name: 'main', sources: ['team'] }, 1);
  await soon(() => expect(catalog.registry('main')).toMatchObject({ sources: ['team'] }));
  await soon(() => expect(served('a/b')).toBe(true));
  await store.deleteRegistry('main');
  await soon(() => expect(catalog.registry('main')).toBeUndefined());
});

test('a change that could not be read, since the store was away, is read when it is back', async () => {
  await store.putSource({ name: 'team', managed: {} }, 1);
  await refresh.all();
  const { promise: failed, resolve } = Promise.withResolvers<void>();
  let isAway = true;
  const untold = followStore(
    {
      ...store,
      async entriesSince(...about) {
        if (!isAway) return store.entriesSince(...about);
        resolve();
        throw new StoreUnavailable('away');
      },
    },
    catalog,
  );
  await publish('a/late');
  await failed;
  isAway = false;
  await refresh.close();
  catalog.applyDeclarations({ ...catalog.declarations, sources: [] });
  await untold.declarations();
  expect(served('a/late')).toBe(false);
  await soon(() => expect(served('a/late')).toBe(true));
  await untold.close();
});
