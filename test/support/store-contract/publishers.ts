import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { followStore, type CatalogRefresh } from '../../../runtime/registry/catalog-refresh.ts';
import { Catalog } from '../../../runtime/registry/catalog/catalog.ts';
import { StoreUnavailable, type RegistryStore } from '../../../runtime/registry/store/registry-store.ts';
import { eventually } from './eventually.ts';
import { keyOf, publication, sharedStore, synced, type Fresh } from './store-under-test.ts';

interface Served {
  readonly catalog: Catalog;
  readonly refresh: CatalogRefresh;
  /** From now on entries cannot be read, or can again. */
  readonly unreadable: (is: boolean) => void;
}

/** A catalog that follows a source of a store, as a server's does. */
export async function served(store: RegistryStore, source: string): Promise<Served> {
  const catalog = new Catalog();
  let isUnreadable = false;
  const sometimes: RegistryStore = {
    ...store,
    entriesSince: (...asked) =>
      isUnreadable ? Promise.reject(new StoreUnavailable('not now')) : store.entriesSince(...asked),
  };
  const refresh = followStore(sometimes, catalog);
  onTestFinished(() => refresh.close());
  await refresh.declarations();
  await refresh.entries(source);
  return {
    catalog,
    refresh,
    unreadable: (is) => {
      isUnreadable = is;
    },
  };
}

/** What a catalog holds of a source, ready to be compared. */
function contentOf(catalog: Catalog, source: string): unknown {
  const { revision, servers, skills } = catalog.source(source)?.snapshot ?? expect.fail();
  const rows = [...servers.entries, ...skills.entries].map(({ type, name, claims, versions }) => ({
    type,
    name,
    claims,
    rows: versions.map(({ row, isLatest }) => ({ isLatest, row: row.toString() })),
  }));
  return { revision, rows };
}

const names = fc.constantFrom('a/one', 'a/two');
const versions = fc.constantFrom('1.0.0', '2.0.0', '10.0.0', 'dev', '3');
const documents = fc.constantFrom('{}', '{"title":"ü","_meta":{"x":1}}', '{ "a" : ",\\"_meta\\":" ,"_meta":{}}');

/** What publishers find when they are answered. `runs`: how often the property is tried. */
export function publishersContract(fresh: Fresh, runs: number): void {
  const { store, newSource } = sharedStore(fresh);

  test('find what they published without its being read, next to what was there', async () => {
    const source = await newSource();
    await store().publish(publication(source, { version: '2.0.0' }), 1);
    const { catalog, refresh, unreadable } = await served(store(), source);
    unreadable(true);
    const published = [
      publication(source, { version: '10.0.0' }),
      publication(source, { version: '1.0.0' }),
      publication(source, { type: 'skill', name: 'a/new', claims: { org: 'a' } }),
    ];
    for (const one of published) {
      expect(await store().publish(one, 2)).toBe('published');
      await refresh.published(source);
      const found = catalog.entry(one)?.versions.map(({ version }) => version);
      expect(found).toContain(one.version);
    }
    expect(catalog.entry(published[0] ?? expect.fail())?.latest?.version).toBe('10.0.0');
    expect(contentOf(catalog, source)).toEqual(contentOf((await served(store(), source)).catalog, source));
  });

  test('hear that it cannot be read where it has to be, and find it as soon as it can', async () => {
    const source = await newSource();
    const { catalog, refresh, unreadable } = await served(store(), source);
    unreadable(true);
    // A write that only a reader knows about comes in between.
    await store().replaceEntries(source, synced({ 'a/synced': { 1: '{}' } }), 1);
    await store().publish(publication(source), 2);
    await expect(refresh.published(source)).rejects.toThrow(StoreUnavailable);
    expect(catalog.entry(keyOf(source))).toBeUndefined();
    unreadable(false);
    await eventually(() => expect(catalog.entry(keyOf(source))?.versions).toHaveLength(1));
    expect(catalog.entry(keyOf(source, 'a/synced'))?.versions).toHaveLength(1);
    await refresh.published(source);
  });

  test('find it whatever else is written at the same time, and nothing that differs from a full read', async () => {
    const writes = fc.oneof(
      { weight: 4, arbitrary: fc.record({ name: names, version: versions, document: documents }) },
      fc.record({ name: names, version: versions, remove: fc.constant(true) }),
      fc.record({ name: names, version: versions, status: fc.constantFrom('deprecated', 'deleted') }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(writes, { minLength: 1, maxLength: 4 }), { maxLength: 6 }), async (steps) => {
        const source = await newSource();
        const { catalog, refresh } = await served(store(), source);
        let now = 10;
        const write = async (given: typeof writes extends fc.Arbitrary<infer Write> ? Write : never): Promise<void> => {
          const key = keyOf(source, given.name);
          if ('remove' in given) await store().deleteVersion(key, given.version, now);
          else if ('status' in given) {
            const status = { status: given.status, message: 'because ,"_meta":' };
            await store().setStatus(key, given.version, status, now);
          } else if ((await store().publish(publication(source, given), now)) === 'published') {
            await refresh.published(source);
            expect(catalog.revisionOf(source)).toBeGreaterThan(0);
          }
        };
        for (const together of steps) {
          now += 1;
          await Promise.all(together.map(write));
          await refresh.entries(source);
        }
        const full = await served(store(), source);
        expect(contentOf(catalog, source)).toEqual(contentOf(full.catalog, source));
        await Promise.all([refresh.close(), full.refresh.close()]);
      }),
      { numRuns: Math.min(runs, 25) },
    );
  });

  test('that come at the same time: one that fails takes nobody with it', async () => {
    const source = await newSource();
    await store().publish(publication(source, { claims: { org: 'a' } }), 1);
    const outcomes = await Promise.allSettled([
      store().publish(publication(source, { name: 'a/fine' }), 2),
      store().publish(publication(source), 2),
      store().publish(publication(source, { version: '2.0.0' }), 2),
      store().publish(publication(source, { version: '3.0.0', claims: { org: ['a'] } }), 2),
      store().publish(publication(source, { name: 'a/twice' }), 2),
      store().publish(publication(source, { name: 'a/twice' }), 2),
      store().publish(publication(source, { name: 'a/late' }), 2),
    ]);
    expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'thrown'))).toEqual([
      'published',
      'duplicate-version',
      'claims-differ',
      'published',
      'published',
      'duplicate-version',
      'published',
    ]);
  });
}
