import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Catalog } from '../../../runtime/registry/catalog/catalog.ts';
import { followStore } from '../../../runtime/registry/catalog-refresh.ts';
import { openMemoryStore } from '../../support/open-memory-store.ts';
import { keyOf, publication } from '../../support/store-contract/store-under-test.ts';

const names = fc.constantFrom('a/one', 'a/two');
const versions = fc.constantFrom('1.0.0', '2.0.0');

/** Changes of a source before a publication. */
const writes = fc.array(fc.record({ name: names, version: versions, what: fc.constantFrom('publish', 'delete') }), {
  maxLength: 8,
});

test('who published finds it served, whatever was published and deleted before, also under that name', async () => {
  const removed = (['publish', 'delete'] as const).map((what) => ({ name: 'a/one', version: '1.0.0', what }));
  await fc.assert(
    fc.asyncProperty(writes, names, async (before, name) => {
      const store = await openMemoryStore(() => 1);
      await store.declare([{ name: 'own', managed: {} }], [{ name: 'main', sources: ['own'] }], 1);
      const catalog = new Catalog();
      const refresh = followStore(store, catalog);
      await refresh.all();
      const served = (version: string) =>
        catalog
          .entry(keyOf('own', name))
          ?.versions.find((one) => one.version === version)
          ?.row.toString('utf8');
      try {
        for (const { name: other, version, what } of before) {
          if (what === 'publish') await store.publish(publication('own', { name: other, version }), 1);
          else await store.deleteVersion(keyOf('own', other), version, 1);
        }
        await refresh.entries('own');
        for (const version of ['3.0.0', '4.0.0']) {
          expect(await store.publish(publication('own', { name, version }), 2)).toBe('published');
          await refresh.published('own');
          expect(served(version)).toContain('"status":"active"');
        }
      } finally {
        await refresh.close();
        await store.close();
      }
    }),
    { numRuns: 40, examples: [[removed, 'a/one']] },
  );
});
