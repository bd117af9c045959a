import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Caller } from '../../../../runtime/registry/access/caller.ts';
import { Catalog } from '../../../../runtime/registry/catalog/catalog.ts';
import { sizeOfSource } from '../../../../runtime/registry/catalog/source-snapshot.ts';
import { followStore } from '../../../../runtime/registry/catalog-refresh.ts';
import { createEntryCheck } from '../../../../runtime/registry/documents/check-entry.ts';
import { entryLimits } from '../../../../runtime/registry/quota/entry-limits.ts';
import { publicationRoom } from '../../../../runtime/registry/quota/publication-room.ts';
import { publishRoutes } from '../../../../runtime/registry/routes/publish-routes.ts';
import { openMemoryStore } from '../../../support/open-memory-store.ts';
import { keyOf } from '../../../support/store-contract/store-under-test.ts';

const check = await createEntryCheck();
const caller: Caller = { mode: 'anonymous' };

/** What an answer says, as far as it matters here. */
interface Said {
  readonly status?: number;
  readonly definition?: { readonly status: number; readonly code: string };
  readonly code?: string;
  readonly message?: string;
}

/** A source with these limits, to which the publish operation writes. */
async function limited(limits: object) {
  const store = await openMemoryStore(() => 1);
  await store.declare([{ name: 'own', managed: {}, limits }], [{ name: 'main', sources: ['own'] }], 1);
  const catalog = new Catalog();
  const refresh = followStore(store, catalog);
  await refresh.all();
  const limitsOf = entryLimits();
  const room = publicationRoom(catalog, limitsOf);
  const service = { catalog, store, refresh, check, room, requestSync: () => true, clock: () => 1 };
  const { publishEntry } = publishRoutes(service);
  const publish = async (name: string, version: string, filler: number, claims?: object): Promise<Said> => {
    const server = { name, version, description: 'x'.repeat(filler) };
    const value = { server, ...(claims === undefined ? {} : { claims }) };
    const call = { caller, body: { value, text: JSON.stringify(value), isOther: false } };
    return await (publishEntry as unknown as (given: object) => Promise<Said>)(call);
  };
  const remove = async (name: string, version: string): Promise<void> => {
    await store.deleteVersion(keyOf('own', name), version, 1);
    await refresh.entries('own');
  };
  const held = () => {
    const source = catalog.source('own') ?? expect.fail();
    const entries = [...source.snapshot.servers.entries];
    const bytesOf = ({ versions }: (typeof entries)[number]): number =>
      versions.reduce((sum, { row }) => sum + Buffer.byteLength(JSON.stringify(JSON.parse(row.toString()).server)), 0);
    return {
      total: sizeOfSource(source.snapshot),
      bytes: entries.reduce((sum, entry) => sum + bytesOf(entry), 0),
      largest: Math.max(0, ...entries.map(bytesOf)),
      most: Math.max(0, ...entries.map(({ versions }) => versions.length)),
    };
  };
  const close = async (): Promise<void> => {
    await refresh.close();
    await store.close();
  };
  return { publish, remove, held, close };
}

test.each<[string, object, string, string, string]>([
  ['entries', { entries: 2 }, 'a/three', '1.0.0', 'the source may hold 2 entries'],
  ['bytes', { bytes: 150 }, 'a/three', '1.0.0', 'all documents of the source together may hold 150 bytes'],
  ['versionsPerEntry', { versionsPerEntry: 1 }, 'a/one', '2.0.0', 'the entry may hold 1 versions'],
  ['bytesPerEntry', { bytesPerEntry: 100 }, 'a/one', '2.0.0', 'all versions of the entry together may hold 100 bytes'],
])(
  'beyond limits.%s a publication is refused with the limit, until there is room again',
  async (key, limits, name, version, message) => {
    const { publish, remove, close } = await limited(limits);
    for (const first of ['a/one', 'a/two']) expect(await publish(first, '1.0.0', 10)).toMatchObject({ status: 201 });
    const refused = await publish(name, version, 10);
    expect(refused).toMatchObject({ code: 'limit-reached', status: 403 });
    expect(refused.message).toContain(`${message} (limits.${key})`);
    // Publications that break another rule are refused with its reason.
    expect(await publish('a/one', '1.0.0', 10)).toMatchObject({ code: 'duplicate-version' });
    expect(await publish('a/one', '2.0.0', 10, { org: 'a' })).toMatchObject({ code: 'claims-differ' });
    await remove('a/one', '1.0.0');
    expect(await publish(name, version, 10)).toMatchObject({ status: 201 });
    await close();
  },
);

test('of those who publish one version into the last room at once, the others hear that it is there', async () => {
  const { publish, held, close } = await limited({ versionsPerEntry: 2, entries: 1 });
  await publish('a/one', '1.0.0', 10);
  const answers = await Promise.all([1, 2, 3].map((filler) => publish('a/one', '2.0.0', filler)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'duplicate-version')).toHaveLength(2);
  expect(await publish('a/one', '3.0.0', 1)).toMatchObject({ code: 'limit-reached' });
  expect(held().most).toBe(2);
  await close();
});

const publications = fc.record({
  name: fc.constantFrom('a/one', 'a/two', 'a/three', 'a/four'),
  version: fc.nat(9).map((major) => `${major}.0.0`),
  filler: fc.integer({ min: 1, max: 300 }),
  isRemoved: fc.constantFrom(true, false, false, false),
});
const someLimits = fc.record({
  entries: fc.integer({ min: 1, max: 4 }),
  bytes: fc.integer({ min: 100, max: 2_000 }),
  versionsPerEntry: fc.integer({ min: 1, max: 3 }),
  bytesPerEntry: fc.integer({ min: 100, max: 900 }),
});

test('however many publish at once, a source never holds more than it may, and what fits goes in', async () => {
  let [refusals, published] = [0, 0];
  await fc.assert(
    fc.asyncProperty(
      someLimits,
      fc.array(fc.array(publications, { minLength: 2, maxLength: 6 }), { minLength: 3, maxLength: 8 }),
      async (limits, steps) => {
        const { publish, remove, held, close } = await limited(limits);
        for (const together of steps) {
          const answers = await Promise.all(
            together.map(async ({ name, version, filler, isRemoved }) =>
              isRemoved ? remove(name, version) : publish(name, version, filler),
            ),
          );
          refusals += answers.filter((answer) => answer?.code === 'limit-reached').length;
          published += answers.filter((answer) => answer?.status === 201).length;
          const { total, bytes, largest, most } = held();
          expect(total.bytes).toBe(bytes);
          expect(total.entries).toBeLessThanOrEqual(limits.entries);
          expect(bytes).toBeLessThanOrEqual(limits.bytes);
          expect(largest).toBeLessThanOrEqual(limits.bytesPerEntry);
          expect(most).toBeLessThanOrEqual(limits.versionsPerEntry);
        }
        await close();
      },
    ),
    { numRuns: 30 },
  );
  expect(Math.min(refusals, published)).toBeGreaterThan(10);
});
