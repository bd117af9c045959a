import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { entriesOf, keyOf, publication, removedOf, sharedStore, type Fresh } from './store-under-test.ts';

/** Published entries: versions, claims, statuses, removal. */
export function entriesContract(fresh: Fresh): void {
  const { store, newSource } = sharedStore(fresh);

  describe('publish', () => {
    test('keeps a document byte for byte', async () => {
      const source = await newSource();
      const document = '{ "z":1,\n"a":12345678901234567890, "é\\u0000":"\\/ 😀 \'; --", "a":1.10 }';
      expect(await store().publish(publication(source, { document, claims: { org: ['b', 'a'] } }), 5)).toBe(
        'published',
      );
      expect(await entriesOf(store(), source)).toEqual([
        {
          type: 'server',
          name: 'com.example/weather',
          claims: { org: ['b', 'a'] },
          versions: [
            {
              version: '1.0.0',
              document,
              documentHash: hash('sha256', document, 'base64url'),
              status: 'active',
              statusChangedAt: 5,
              publishedAt: 5,
              updatedAt: 5,
            },
          ],
          removed: [],
        },
      ]);
    });

    test('refuses a version that is there, and changes nothing', async () => {
      const source = await newSource();
      await store().publish(publication(source), 1);
      const before = await store().entriesSince(source, 0);
      expect(await store().publish(publication(source, { document: '{}' }), 2)).toBe('duplicate-version');
      // The version is the first mistake to fix: other claims would not make it publishable.
      expect(await store().publish(publication(source, { claims: { org: 'a' } }), 2)).toBe('duplicate-version');
      expect(await store().entriesSince(source, 0)).toEqual(before);
    });

    test.each([
      [{ org: 'a' }, { org: ['a'] }, true],
      [{ org: ['a', 'b'], team: 't' }, { team: ['t'], org: ['b', 'a', 'b'] }, true],
      [undefined, {}, true],
      [{}, undefined, true],
      [{ org: 'a' }, undefined, false],
      [undefined, { org: 'a' }, false],
      [{ org: 'a' }, { org: ['a', 'b'] }, false],
      [{ org: 'a' }, { Org: 'a' }, false],
      [{ org: 'a' }, { org: 'a', team: 't' }, false],
    ] as const)('after %j a version with %j is the same claims: %s', async (first, second, isSame) => {
      const source = await newSource();
      await store().publish(publication(source, first && { claims: first }), 1);
      const outcome = await store().publish(
        publication(source, { version: '2.0.0', ...(second && { claims: second }) }),
        2,
      );
      expect(outcome).toBe(isSame ? 'published' : 'claims-differ');
      const [entry] = await entriesOf(store(), source);
      expect(entry?.versions).toHaveLength(isSame ? 2 : 1);
      // They stay as the first version wrote them.
      expect(entry?.claims).toEqual(first !== undefined && Object.keys(first).length > 0 ? first : undefined);
    });

    test('knows no entries of sources that are not there', async () => {
      expect(await store().publish(publication('nowhere'), 1)).toBe('unknown-source');
      expect(await store().entriesSince('nowhere', 0)).toEqual({ revision: 0, entries: [], complete: true });
    });

    test('distinguishes types, sources and spellings of a name', async () => {
      const [one, other] = [await newSource(), await newSource()];
      expect(await store().publish(publication(one), 1)).toBe('published');
      expect(await store().publish(publication(one, { type: 'skill', claims: { org: 'a' } }), 1)).toBe('published');
      expect(await store().publish(publication(one, { name: 'com.example/Weather' }), 1)).toBe('published');
      expect(await store().publish(publication(other), 1)).toBe('published');
      expect((await entriesOf(store(), one)).map(({ type, name }) => `${type} ${name}`)).toEqual([
        'server com.example/Weather',
        'server com.example/weather',
        'skill com.example/weather',
      ]);
    });

    test('at the same time: each version once, all with the same claims', async () => {
      const source = await newSource();
      const tries = Array.from({ length: 24 }, (_, at) => ({
        version: `${at % 6}.0.0`,
        claims: { org: `o${at % 4}` },
      }));
      const outcomes = await Promise.all(tries.map((one) => store().publish(publication(source, one), 1)));
      const [entry, ...others] = await entriesOf(store(), source);
      expect(others).toEqual([]);
      const published = tries.filter((_, at) => outcomes[at] === 'published');
      expect(published.map(({ version }) => version).toSorted()).toEqual(entry?.versions.map(({ version }) => version));
      expect(new Set(published.map(({ claims }) => claims.org))).toEqual(new Set([entry?.claims?.['org']]));
      expect(new Set(outcomes)).toContain('claims-differ');
    });
  });

  describe('removal', () => {
    test('of one version leaves the others; of the last one frees the name and tells readers', async () => {
      const source = await newSource();
      await store().publish(publication(source, { claims: { org: 'a' } }), 1);
      await store().publish(publication(source, { version: '2.0.0', claims: { org: 'a' } }), 2);
      expect(await store().deleteVersion(keyOf(source), '1.0.0', 3)).toBe('deleted');
      const { revision, entries } = await store().entriesSince(source, 2);
      expect(entries).toMatchObject([{ claims: { org: 'a' }, versions: [{ version: '2.0.0', updatedAt: 2 }] }]);
      expect(await store().deleteVersion(keyOf(source), '2.0.0', 4)).toBe('deleted');
      const { document } = publication(source);
      // What was removed stays known under the claims it had, with its document.
      const removed = [
        { version: '1.0.0', claims: { org: 'a' }, document, publishedAt: 1, removedAt: 3 },
        { version: '2.0.0', claims: { org: 'a' }, document, publishedAt: 2, removedAt: 4 },
      ];
      const changes = await store().entriesSince(source, revision);
      expect(changes).toMatchObject({ revision: revision + 1, complete: false });
      expect(changes.entries).toMatchObject([{ type: 'server', name: 'com.example/weather', versions: [] }]);
      expect(await removedOf(store(), changes.entries[0] ?? expect.fail())).toEqual(removed);
      expect(await entriesOf(store(), source)).toEqual([]);
      expect(await store().publish(publication(source, { claims: { org: 'other' } }), 5)).toBe('published');
      expect(await entriesOf(store(), source)).toMatchObject([
        { claims: { org: 'other' }, versions: [{ version: '1.0.0', publishedAt: 5 }] },
      ]);
    });

    test('of what is not there is unknown and moves nothing', async () => {
      const source = await newSource();
      await store().publish(publication(source), 1);
      await store().deleteVersion(keyOf(source), '1.0.0', 2);
      const before = await store().entriesSince(source, 0);
      expect(await store().deleteVersion(keyOf(source), '1.0.0', 3)).toBe('unknown');
      expect(await store().deleteVersion(keyOf(source, 'com.example/other'), '1.0.0', 3)).toBe('unknown');
      expect(await store().deleteVersion(keyOf('nowhere'), '1.0.0', 3)).toBe('unknown');
      expect(await store().deleteVersion(keyOf(source, 'a\0b'), '1.0.0', 3)).toBe('unknown');
      expect(await store().deleteVersion(keyOf(source), '1\0', 3)).toBe('unknown');
      expect(await store().setStatus(keyOf(source), '1.0.0', { status: 'deleted' }, 3)).toBe('unknown');
      expect(await store().setStatus(keyOf(source, 'a\0'), '1', { status: 'deleted' }, 3)).toBe('unknown');
      expect(await store().setClaims(keyOf(source), { org: 'a' }, 3)).toBe('unknown');
      expect(await store().setClaims(keyOf(source, 'a\0'), { org: 'a' }, 3)).toBe('unknown');
      expect(await store().entriesSince(source, 0)).toEqual(before);
    });
  });

  describe('updates', () => {
    test('of a status move the times that they are about', async () => {
      const source = await newSource();
      await store().publish(publication(source), 1);
      await store().publish(publication(source, { version: '2.0.0' }), 1);
      const status = { status: 'deprecated', message: 'use the other' } as const;
      expect(await store().setStatus(keyOf(source), '1.0.0', status, 5)).toBe('updated');
      const after = await store().entriesSince(source, 0);
      expect(after.entries[0]?.versions.toSorted((a, b) => a.updatedAt - b.updatedAt)).toMatchObject([
        { version: '2.0.0', status: 'active', updatedAt: 1 },
        { status: 'deprecated', statusMessage: 'use the other', statusChangedAt: 5, publishedAt: 1, updatedAt: 5 },
      ]);
      // Setting the same status again changes nothing; without a message, the old one is removed.
      expect(await store().setStatus(keyOf(source), '1.0.0', status, 6)).toBe('updated');
      expect(await store().entriesSince(source, 0)).toEqual(after);
      await store().setStatus(keyOf(source), '1.0.0', { status: 'deprecated' }, 7);
      const [entry] = await entriesOf(store(), source);
      expect(entry?.versions[0]).toMatchObject({ statusChangedAt: 5, updatedAt: 7 });
      expect(entry?.versions[0]).not.toHaveProperty('statusMessage');
    });

    test('of claims move all versions, and only if the claims differ', async () => {
      const source = await newSource();
      await store().publish(publication(source, { claims: { org: 'a' } }), 1);
      await store().publish(publication(source, { version: '2.0.0', claims: { org: 'a' } }), 2);
      const before = await store().entriesSince(source, 0);
      expect(await store().setClaims(keyOf(source), { org: ['a', 'a'] }, 3)).toBe('updated');
      expect(await store().entriesSince(source, 0)).toEqual(before);
      expect(await store().setClaims(keyOf(source), { org: ['a', 'b'] }, 4)).toBe('updated');
      const [changed] = await entriesOf(store(), source);
      expect(changed).toMatchObject({ claims: { org: ['a', 'b'] }, versions: [{ updatedAt: 4 }, { updatedAt: 4 }] });
      expect(changed?.versions.map(({ publishedAt }) => publishedAt)).toEqual([1, 2]);
      expect(await store().setClaims(keyOf(source), undefined, 5)).toBe('updated');
      expect((await entriesOf(store(), source))[0]).not.toHaveProperty('claims');
    });
  });
}
