import { expect, test } from 'vitest';
import { everythingOf, keyOf, publication, removedOf, sharedStore, synced, type Fresh } from './store-under-test.ts';

/** Versions of which readers may learn only that they are gone. */
export function purgedVersionsContract(fresh: Fresh): void {
  const { store, newSource } = sharedStore(fresh);
  const secret = (what: string): string => `{"name":"com.example/weather","secret":"${what}"}`;

  test('are remembered without their document, as are those that were deleted under the same version before', async () => {
    const source = await newSource();
    const key = keyOf(source);
    const published = (org: string, now: number, version = '1.0.0') =>
      store().publish(publication(source, { version, document: secret(org), claims: { org } }), now);
    await published('a', 1);
    await store().deleteVersion(key, '1.0.0', 2);
    await published('b', 3);
    await published('b', 4, '2.0.0');
    expect(await store().deleteVersion({ ...key, judged: { claims: { org: 'a' } } }, '1.0.0', 5, true)).toBe('stale');
    expect(await store().deleteVersion(key, '1.0.0', 5, true)).toBe('deleted');
    expect(await store().deleteVersion(key, '1.0.0', 6, true)).toBe('unknown');
    expect(await everythingOf(store(), source)).toMatchObject([
      {
        claims: { org: 'b' },
        versions: [{ version: '2.0.0', document: secret('b') }],
        removed: [
          { version: '1.0.0', claims: { org: 'a' }, publishedAt: 1, removedAt: 5 },
          { version: '1.0.0', claims: { org: 'b' }, publishedAt: 3, removedAt: 5 },
        ],
      },
    ]);
    expect(JSON.stringify(await everythingOf(store(), source)).match(/secret/g)).toHaveLength(1);
  });

  test('may be such that were deleted before, also of a name that is gone; readers receive the change again', async () => {
    const source = await newSource();
    const key = keyOf(source);
    for (const version of ['1.0.0', '2.0.0']) {
      await store().publish(publication(source, { version, document: secret(version) }), 1);
      await store().deleteVersion(key, version, 2);
    }
    const { revision } = await store().entriesSince(source, 0);
    expect(await store().purgeVersion(key, '1.0.0', 3)).toBe('purged');
    const { entries, revision: after } = await store().entriesSince(source, revision);
    expect(entries).toMatchObject([{ type: 'server', name: key.name, versions: [] }]);
    expect(await removedOf(store(), entries[0] ?? expect.fail())).toEqual([
      { version: '1.0.0', publishedAt: 1, removedAt: 3 },
      { version: '2.0.0', publishedAt: 1, removedAt: 2, document: secret('2.0.0') },
    ]);
    for (const wrong of ['1.0.0', '3.0.0', '1\0']) {
      expect(await store().purgeVersion(key, wrong, 4)).toBe('unknown');
    }
    expect(await store().purgeVersion(keyOf(source, 'com.example/other'), '2.0.0', 4)).toBe('unknown');
    expect(await store().purgeVersion(keyOf('nowhere'), '2.0.0', 4)).toBe('unknown');
    expect((await store().entriesSince(source, 0)).revision).toBe(after);
  });

  test('may be such that a source does not have any more; what it has stays', async () => {
    const source = await newSource();
    const document = secret('x');
    await store().replaceEntries(
      source,
      synced({ 'com.example/weather': { '1.0.0': document, '2.0.0': document } }),
      1,
    );
    await store().replaceEntries(source, synced({ 'com.example/weather': { '2.0.0': document } }), 2);
    expect(await store().purgeVersion(keyOf(source), '2.0.0', 3)).toBe('unknown');
    expect(await store().purgeVersion(keyOf(source), '1.0.0', 3)).toBe('purged');
    expect(await everythingOf(store(), source)).toEqual([
      expect.objectContaining({
        versions: [expect.objectContaining({ version: '2.0.0', document })],
        removed: [{ version: '1.0.0', publishedAt: 1, removedAt: 3 }],
      }),
    ]);
  });
}
