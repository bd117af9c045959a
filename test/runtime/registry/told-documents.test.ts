import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Claims } from '../../../generated/types/claims.ts';
import { sameClaims, satisfiesClaims } from '../../../runtime/registry/access/claims.ts';
import type { RegistryStore } from '../../../runtime/registry/store/registry-store.ts';
import { keyOf, publication } from '../../support/store-contract/store-under-test.ts';
import { callerWith } from './catalog/sample-catalog.ts';
import { rowsOf, served } from './followed-catalog.ts';

/** A version that callers may read, with the claims that it requires now, or required when it was removed. */
interface Told {
  readonly name: string;
  readonly version: string;
  readonly note: number;
  readonly claims: Claims;
}

/** The versions of a source that callers may see after some writes, worked out without a store. */
class Model {
  live: Told[] = [];
  gone: Told[] = [];

  published(told: Told): void {
    this.live.push(told);
  }

  deleted(name: string, version: string, isPurged: boolean): void {
    const went = this.live.filter((one) => one.name === name && one.version === version);
    this.live = this.live.filter((one) => !went.includes(one));
    for (const one of went) this.#forget(one.name, one.version, one.claims);
    if (isPurged) this.purged(name, version);
    else this.gone.push(...went);
  }

  purged(name: string, version: string): void {
    this.gone = this.gone.filter((one) => one.name !== name || one.version !== version);
  }

  claimed(name: string, claims: Claims): void {
    const renewed = this.live.filter((one) => one.name === name && !sameClaims(one.claims, claims));
    for (const one of renewed) this.#forget(one.name, one.version, one.claims);
    this.live = this.live.map((one) => (renewed.includes(one) ? { ...one, claims } : one));
  }

  /** Of one version, under the same claims, the last that went counts. */
  #forget(name: string, version: string, claims: Claims): void {
    this.gone = this.gone.filter(
      (one) => one.name !== name || one.version !== version || !sameClaims(one.claims, claims),
    );
  }
}

// Few, so that the same version comes and goes again and again.
const names = fc.constantFrom('a/one', 'a/one', 'a/one', 'a/two');
const versions = fc.constantFrom('1.0.0', '1.0.0', '1.0.0', '2.0.0');
const claims: fc.Arbitrary<Claims> = fc.constantFrom({ org: 'a' }, { org: 'b' }, { org: ['a', 'c'] });
type Write = (store: RegistryStore, now: number, model: Model) => Promise<void>;

const writes: fc.Arbitrary<Write> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(names, versions, claims).map(([name, version, own]): Write => async (store, now, model) => {
      const document = JSON.stringify({ name, version, note: now });
      const outcome = await store.publish(publication('first', { name, version, document, claims: own }), now);
      if (outcome === 'published') model.published({ name, version, note: now, claims: own });
    }),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(names, versions, fc.boolean())
      .map(([name, version, purge]): Write => async (store, now, model) => {
        if ((await store.deleteVersion(keyOf('first', name), version, now, purge)) === 'deleted')
          model.deleted(name, version, purge);
      }),
  },
  fc.tuple(names, versions).map(([name, version]): Write => async (store, now, model) => {
    if ((await store.purgeVersion(keyOf('first', name), version, now)) === 'purged') model.purged(name, version);
  }),
  {
    weight: 2,
    arbitrary: fc.tuple(names, claims).map(([name, own]): Write => async (store, now, model) => {
      if ((await store.setClaims(keyOf('first', name), own, now)) === 'updated') model.claimed(name, own);
    }),
  },
);

test('after any publications, deletions, purges and changes of claims, no caller receives a document that is not for them', async () => {
  let [told, withheld] = [0, 0];
  await fc.assert(
    fc.asyncProperty(fc.array(writes, { minLength: 6, maxLength: 20 }), async (given) => {
      let now = 10;
      const registry = await served(() => now);
      const { store, follow } = registry;
      const model = new Model();
      try {
        for (const write of given) {
          now += 1;
          await write(store, now, model);
          await follow();
          for (const org of ['a', 'b', 'c']) {
            const isFor = (one: Told): boolean => satisfiesClaims({ org }, one.claims);
            const notes = async (query: object): Promise<readonly number[]> => {
              const rows = await rowsOf(registry, callerWith({ org }), query);
              return rows.flatMap(({ server }) => (server.note === undefined ? [] : [Number(server.note)]));
            };
            const live = model.live.filter(isFor).map(({ note }) => note);
            expect(new Set(await notes({}))).toEqual(new Set(live));
            const allowed = new Set([...live, ...model.gone.filter(isFor).map(({ note }) => note)]);
            for (const query of [{ includeDeleted: true }, { updatedSince: 0 }]) {
              const seen = await notes(query);
              expect(seen.filter((note) => !allowed.has(note))).toEqual([]);
              told += seen.length;
            }
            withheld += model.gone.length + model.live.length - allowed.size;
          }
        }
      } finally {
        await store.close();
      }
    }),
    { numRuns: 80 },
  );
  // It looked at something.
  expect(Math.min(told, withheld)).toBeGreaterThan(300);
});
