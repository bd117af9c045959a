import { expect, test } from 'vitest';
import { entriesOf, keyOf, publication, sharedStore, type Fresh } from './store-under-test.ts';

/** Names whose last version was deleted, and that are published again. */
export function freedNamesContract(fresh: Fresh): void {
  const { store, newSource } = sharedStore(fresh);

  test('live again: with other claims, any number of times, and can be changed and freed again', async () => {
    const source = await newSource();
    for (const [round, org] of ['a', 'b', 'a'].entries()) {
      const claims = { org };
      const now = round * 10;
      // Several at once, which a store may write together.
      const names = ['com.example/weather', 'com.example/other', 'com.example/third'];
      const outcomes = await Promise.all(
        names.map((name) => store().publish(publication(source, { name, claims }), now)),
      );
      expect(outcomes).toEqual(['published', 'published', 'published']);
      const key = keyOf(source);
      expect(await store().setStatus(key, '1.0.0', { status: 'deprecated' }, now + 1)).toBe('updated');
      const entry = (await entriesOf(store(), source)).find(({ name }) => name === key.name);
      expect(entry).toMatchObject({ claims, versions: [{ version: '1.0.0', status: 'deprecated', publishedAt: now }] });
      for (const name of names) expect(await store().deleteVersion({ ...key, name }, '1.0.0', now + 2)).toBe('deleted');
    }
  });
}
