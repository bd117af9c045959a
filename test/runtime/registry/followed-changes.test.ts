import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Claims } from '../../../generated/types/claims.ts';
import type { Caller } from '../../../runtime/registry/access/caller.ts';
import type { FollowQuery } from '../../../runtime/registry/catalog/list.ts';
import type { RegistryStore } from '../../../runtime/registry/store/registry-store.ts';
import { keyOf, publication, synced } from '../../support/store-contract/store-under-test.ts';
import { callerWith, everybody } from './catalog/sample-catalog.ts';
import { document, official, rowsOf, served } from './followed-catalog.ts';

type Served = Pick<Awaited<ReturnType<typeof served>>, 'catalog' | 'store'>;

/** A client that keeps a copy: what is deleted goes, everything else is put. */
function mirror(registry: Served, caller: Caller) {
  const copy = new Map<string, string>();
  return {
    copy,
    read: async (query: Partial<FollowQuery>): Promise<void> => {
      for (const { server, _meta } of await rowsOf(registry, caller, query)) {
        const key = `${server.name}@${server.version}`;
        if (_meta[official].status === 'deleted') copy.delete(key);
        else copy.set(key, JSON.stringify(server));
      }
    },
  };
}

/** What a caller sees now, without asking for anything that went. */
async function visible(registry: Served, caller: Caller): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf(registry, caller, {});
  return new Map(rows.map(({ server }) => [`${server.name}@${server.version}`, JSON.stringify(server)]));
}

const names = fc.constantFrom('a/one', 'a/two');
const versions = fc.constantFrom('1.0.0', '2.0.0');
const managed = fc.constantFrom('first', 'last');
const claims: fc.Arbitrary<Claims | undefined> = fc.constantFrom(
  { org: 'a' },
  { org: 'b' },
  { org: ['a', 'b'] },
  undefined,
);
type Write = (store: RegistryStore, now: number) => Promise<unknown>;

const writes: fc.Arbitrary<Write> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(managed, names, versions, claims).map(([source, name, version, own]): Write => {
      const given = own === undefined ? {} : { claims: own };
      return (store, now) =>
        store.publish(publication(source, { name, version, document: document(name, version, now), ...given }), now);
    }),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(managed, names, versions, fc.boolean()).map(
      ([source, name, version, purge]): Write =>
        (store, now) =>
          store.deleteVersion(keyOf(source, name), version, now, purge),
    ),
  },
  fc.tuple(fc.constantFrom('first', 'read', 'last'), names, versions).map(
    ([source, name, version]): Write =>
      (store, now) =>
        store.purgeVersion(keyOf(source, name), version, now),
  ),
  {
    weight: 2,
    arbitrary: fc.tuple(managed, names, claims).map(
      ([source, name, own]): Write =>
        (store, now) =>
          store.setClaims(keyOf(source, name), own, now),
    ),
  },
  fc.tuple(managed, names, versions, fc.constantFrom('active', 'deprecated', 'deleted')).map(
    ([source, name, version, status]): Write =>
      (store, now) =>
        store.setStatus(keyOf(source, name), version, { status }, now),
  ),
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.dictionary(names, fc.dictionary(versions, fc.nat(1))), claims)
      .map(([content, own]): Write => {
        const given = Object.entries(content).map(([name, notes]) => [
          name,
          Object.fromEntries(Object.entries(notes).map(([version, note]) => [version, document(name, version, note)])),
        ]);
        return (store, now) =>
          store.replaceEntries(
            'read',
            synced(Object.fromEntries(given), own === undefined ? {} : { claims: own }),
            now,
          );
      }),
  },
);

const callers: readonly Caller[] = [
  everybody,
  callerWith({ org: 'a' }),
  callerWith({ org: 'b' }),
  callerWith({ org: ['a', 'b'] }),
  { mode: 'authorized', subject: 's', claims: {}, roles: new Set(['superAdmin']) },
];

describe('a client that reads everything once and then follows updated_since', () => {
  test('has what its caller sees, whatever was published, deleted, covered or given other claims', async () => {
    const steps = fc.array(fc.array(writes, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 });
    let deletions = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(writes, { maxLength: 6 }), steps, async (before, given) => {
        let now = 10;
        const { store, catalog, follow } = await served(() => now);
        try {
          const write = async (all: readonly Write[]): Promise<void> => {
            for (const one of all) {
              now += 1;
              await one(store, now);
            }
            await follow();
          };
          await write(before);
          const mirrors = callers.map((caller) => ({ caller, ...mirror({ catalog, store }, caller) }));
          for (const { read } of mirrors) await read({});
          let last = now;
          for (const step of given) {
            await write(step);
            for (const { caller, copy, read } of mirrors) {
              const size = copy.size;
              await read({ updatedSince: last });
              deletions += copy.size < size ? 1 : 0;
              expect(copy).toEqual(await visible({ catalog, store }, caller));
            }
            // What is written from now on is later.
            last = now;
          }
        } finally {
          await store.close();
        }
      }),
      { numRuns: 150 },
    );
    expect(deletions).toBeGreaterThan(15);
  });
});
