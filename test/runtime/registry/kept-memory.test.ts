import { setFlagsFromString, getHeapStatistics } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Claims } from '../../../generated/types/claims.ts';
import { sizeOfSource } from '../../../runtime/registry/catalog/source-snapshot.ts';
import type { RegistryStore } from '../../../runtime/registry/store/registry-store.ts';
import { keyOf, publication } from '../../support/store-contract/store-under-test.ts';
import { callerWith } from './catalog/sample-catalog.ts';
import { rowsOf, served } from './followed-catalog.ts';

/** Bytes of one document: what removed ones take, if they are kept, is more than anything else here. */
const documentLength = 400_000;

/** Bytes that may be kept for what removed versions are remembered by, for remembered pages, and for the machine's own use. */
const allowance = 2_500_000;

interface Live {
  readonly name: string;
  readonly version: string;
}

/** What people published and did not delete, and a number for each document. */
class Published {
  live: Live[] = [];
  removed = 0;
  #notes = 0;

  note(): number {
    this.#notes += 1;
    return this.#notes;
  }

  /** One of what is there. */
  pick(place: number): Live | undefined {
    return this.live[place % Math.max(this.live.length, 1)];
  }

  drop(live: Live): void {
    this.live = this.live.filter((each) => each !== live);
    this.removed += 1;
  }
}

function largeDocument(name: string, version: string, note: number): string {
  const filler = Buffer.alloc(documentLength, `${note} `).toString('latin1');
  return JSON.stringify({ name, version, description: `About ${note}`, filler });
}

type Write = (store: RegistryStore, now: number, published: Published) => Promise<void>;

const names = fc.constantFrom('a/one', 'a/one', 'a/two', 'a/three');
const claims: fc.Arbitrary<Claims> = fc.constantFrom({ org: 'a' }, { org: 'b' });
const places = fc.nat(1_000);

const writes: fc.Arbitrary<Write> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(names, claims).map(([name, own]): Write => async (store, now, published) => {
      // Each version is new, so that nothing that went is replaced by what comes.
      const version = `${published.note()}.0.0`;
      const document = largeDocument(name, version, now);
      const given = publication('first', { name, version, document, claims: own });
      if ((await store.publish(given, now)) === 'published') published.live.push({ name, version });
    }),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(places, fc.boolean()).map(([place, purge]): Write => async (store, now, published) => {
      const live = published.pick(place);
      if (live === undefined) return;
      expect(await store.deleteVersion(keyOf('first', live.name), live.version, now, purge)).toBe('deleted');
      published.drop(live);
    }),
  },
  fc.tuple(names, fc.integer({ min: 1, max: 40 })).map(([name, number]): Write => async (store, now) => {
    // One that was deleted, one that is there, or none at all.
    await store.purgeVersion(keyOf('first', name), `${number}.0.0`, now);
  }),
  {
    weight: 2,
    arbitrary: fc.nat(3).map((count): Write => async (store, now, published) => {
      const entries = Array.from({ length: count }, (_, index) => {
        const [name, version] = [`read/${index}`, '1.0.0'];
        return { type: 'server' as const, name, versions: [{ version, document: largeDocument(name, version, now) }] };
      });
      const state = { quarantined: [], quarantinedCount: 0 };
      published.removed += (await store.replaceEntries('read', { entries, state }, now)).changed;
    }),
  },
);

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes that this isolate keeps: the heap, and what buffers hold beside it. The store's own memory is not in there. */
async function keptBytes(): Promise<number> {
  // What waits to be freed is freed in a later turn.
  for (let round = 0; round < 3; round += 1) {
    collect();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { used_heap_size: heap, external_memory: external } = getHeapStatistics();
  return heap + external;
}

test('whatever is published, deleted, purged and read, memory keeps as much as what is there', async () => {
  let [removed, runs] = [0, 0];
  await fc.assert(
    fc.asyncProperty(fc.array(writes, { minLength: 40, maxLength: 60 }), async (given) => {
      let now = 10;
      const registry = await served(() => now);
      const { store, catalog, follow } = registry;
      const published = new Published();
      const before = await keptBytes();
      try {
        for (const write of given) {
          now += 1;
          await write(store, now, published);
          await follow();
        }
        // Requests for removed versions leave nothing in memory.
        for (const org of ['a', 'b']) {
          for (const query of [{}, { includeDeleted: true }]) await rowsOf(registry, callerWith({ org }), query);
        }
        const live = catalog.declarations.sources
          .map(({ name }) => catalog.source(name))
          .reduce((sum, source) => sum + (source === undefined ? 0 : sizeOfSource(source.snapshot).bytes), 0);
        expect(live).toBeGreaterThanOrEqual(published.live.length * documentLength);
        const kept = (await keptBytes()) - before;
        expect(kept).toBeLessThan(live * 1.25 + allowance);
        removed += published.removed;
        runs += 1;
      } finally {
        await store.close();
      }
    }),
    { numRuns: 6 },
  );
  // What went would not have had room.
  expect(removed * documentLength).toBeGreaterThan(runs * allowance * 1.5);
});
