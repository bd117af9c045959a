import { expect, test } from 'vitest';
import { followStore } from '../../../../runtime/registry/catalog-refresh.ts';
import { Catalog } from '../../../../runtime/registry/catalog/catalog.ts';
import type { CatalogVersion } from '../../../../runtime/registry/catalog/catalog-entry.ts';
import type { EntryChanges, RegistryStore } from '../../../../runtime/registry/store/registry-store.ts';
import { openMemoryStore } from '../../../support/open-memory-store.ts';
import { keyOf, publication } from '../../../support/store-contract/store-under-test.ts';

const key = keyOf('own', 'a/one');

/** A store with a name of several versions, one of them deleted, and two catalogs over it: the writer's and that of another replica. */
async function twoReplicas() {
  const store = await openMemoryStore(() => 1);
  await store.declare([{ name: 'own', managed: {} }], [], 1);
  const reports: EntryChanges[] = [];
  const reported: RegistryStore = {
    ...store,
    // A replica hears of no addition: it has to read.
    onChange: () => () => undefined,
    entriesSince: async (...asked) => {
      const report = await store.entriesSince(...asked);
      reports.push(report);
      return report;
    },
  };
  const publish = (version: string) => store.publish(publication('own', { name: 'a/one', version }), 1);
  for (const version of ['1.0.0', '2.0.0', '3.0.0', '9.0.0']) await publish(version);
  await store.deleteVersion(key, '9.0.0', 2);
  const writer = { catalog: new Catalog(), reads: 0 };
  const counted: RegistryStore = {
    ...store,
    entriesSince: (...asked) => {
      writer.reads += 1;
      return store.entriesSince(...asked);
    },
  };
  const refresh = followStore(counted, writer.catalog);
  await refresh.all();
  const replica = new Catalog();
  const replicaRefresh = followStore(reported, replica);
  await replicaRefresh.all();
  const close = async (): Promise<void> => {
    await refresh.close();
    await replicaRefresh.close();
    await store.close();
  };
  return { store, publish, writer, refresh, replica, replicaRefresh, reports, close };
}

const versionsOf = (catalog: Catalog): ReadonlyMap<string, CatalogVersion> =>
  new Map(catalog.entry(key)?.versions.map((version) => [version.version, version]));

test('a publication reads and makes its own version alone, however many its name has, and also after a deletion', async () => {
  const { publish, writer, refresh, replica, replicaRefresh, reports, close } = await twoReplicas();
  const [before, elsewhere] = [versionsOf(writer.catalog), versionsOf(replica)];
  const reads = writer.reads;
  expect(await publish('4.0.0')).toBe('published');
  await refresh.published('own');
  expect(writer.reads).toBe(reads);
  await replicaRefresh.entries('own');
  const documents = reports.at(-1)?.entries[0]?.versions.filter(({ document }) => document !== undefined);
  expect(documents?.map(({ version }) => version)).toEqual(['4.0.0']);
  for (const [catalog, old] of [
    [writer.catalog, before],
    [replica, elsewhere],
  ] as const) {
    const now = versionsOf(catalog);
    expect([...now.keys()]).toEqual(['4.0.0', '3.0.0', '2.0.0', '1.0.0']);
    // The row of 3.0.0 changes: it is no longer the latest.
    for (const version of ['1.0.0', '2.0.0']) expect(now.get(version)).toBe(old.get(version));
    expect(now.get('3.0.0')?.row.toString()).toBe(
      old.get('3.0.0')?.row.toString().replace('"isLatest":true', '"isLatest":false'),
    );
    expect(catalog.entry(key)?.latest?.version).toBe('4.0.0');
  }
  expect(versionsOf(writer.catalog)).toEqual(versionsOf(replica));
  await close();
});

test('a deletion reads no document of what stays', async () => {
  const { store, replica, replicaRefresh, reports, close } = await twoReplicas();
  await store.deleteVersion(key, '3.0.0', 3);
  await replicaRefresh.entries('own');
  expect(reports.at(-1)?.entries[0]?.versions.filter(({ document }) => document !== undefined)).toEqual([]);
  expect(replica.entry(key)?.latest?.version).toBe('2.0.0');
  await close();
});

test('documents that a report leaves out and that are gone are read again', async () => {
  const { store, close } = await twoReplicas();
  const catalog = new Catalog();
  let isMade = false;
  const between: RegistryStore = {
    ...store,
    onChange: () => () => undefined,
    entriesSince: async (...asked) => {
      const report = await store.entriesSince(...asked);
      // Meanwhile the source is made anew, and the catalog hears of it first.
      if (!isMade && asked[1] > 0) {
        isMade = true;
        const { sources, ...rest } = await store.declarations();
        catalog.applyDeclarations({ ...rest, sources: sources.map((source) => ({ ...source, createdAt: 77 })) });
      }
      return report;
    },
  };
  const refresh = followStore(between, catalog);
  await refresh.all();
  await store.setStatus(key, '1.0.0', { status: 'deprecated' }, 5);
  await refresh.entries('own');
  expect(isMade).toBe(true);
  expect([...versionsOf(catalog).values()].map(({ version, status }) => [version, status])).toEqual([
    ['3.0.0', 'active'],
    ['2.0.0', 'active'],
    ['1.0.0', 'deprecated'],
  ]);
  await refresh.close();
  await close();
});
