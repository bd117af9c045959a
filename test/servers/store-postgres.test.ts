import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { RegistryDatabase } from '../../generated/types/registry-database.ts';
import { openStore } from '../../runtime/registry/store/open-store.ts';
import type { RegistryStore, StoreChange } from '../../runtime/registry/store/registry-store.ts';
import { lookInterval } from '../../runtime/registry/store/changes/replica-changes.ts';
import { hasPostgres, startPostgres, type Postgres } from '../support/postgres.ts';
import { eventually } from '../support/store-contract/eventually.ts';
import { storeContract } from '../support/store-contract/index.ts';
import { entriesOf, publication } from '../support/store-contract/store-under-test.ts';

const isThere = hasPostgres();

async function openOn(database: RegistryDatabase): Promise<RegistryStore> {
  const opening = await openStore({ database });
  if (opening.outcome === 'refused') throw new Error(opening.problem);
  return opening.opened;
}

describe.skipIf(!isThere)('the store on PostgreSQL', () => {
  let server: Postgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.remove());
  const fresh = async (): Promise<RegistryStore> => openOn(await server.createDatabase());
  /** Opened for one test. */
  const open = async (database: RegistryDatabase): Promise<RegistryStore> => {
    const store = await openOn(database);
    onTestFinished(() => store.close());
    return store;
  };

  storeContract(fresh, 12);

  test('publications that wait at the same time share a statement, and fail alone', async () => {
    const store = await open(await server.createDatabase());
    await store.putSource({ name: 'm', managed: {} }, 1);
    const named = (count: number) =>
      Array.from({ length: count }, (_, at) => store.publish(publication('m', { name: `a/${count}-${at}` }), 1));
    expect(new Set(await Promise.all(named(20)))).toEqual(new Set(['published']));
    // One statement is one revision.
    expect((await store.entriesSince('m', 0)).revision).toBe(1);
    const unstorable = store.publish(publication('m', { name: 'a/\0' }), 2);
    const beside = Promise.all(named(5));
    await expect(unstorable).rejects.toThrow(/invalid byte sequence/);
    expect(new Set(await beside)).toEqual(new Set(['published']));
    expect(await entriesOf(store, 'm')).toHaveLength(25);
  });

  test('a source that is deleted leaves nothing of what it was defined by', async () => {
    const database = await server.createDatabase();
    const store = await open(database);
    await store.putSource({ name: 'inline', file: { data: '{"mistake": true}' }, claims: { team: 'a' } }, 1);
    expect(await store.deleteSource('inline')).toBe('deleted');
    const kept = await server.admin(`select name, definition from source`, database.database);
    expect(kept).toEqual([{ name: 'inline', definition: '{}' }]);
  });

  describe('two replicas', () => {
    /** Follows a source as a catalog does, and collects the changes that it receives. */
    const follow = async (store: RegistryStore, source: string) => {
      const heard: StoreChange[] = [];
      let names: string[] = [];
      const read = async (): Promise<void> => {
        names = (await entriesOf(store, source)).map(({ name }) => name);
      };
      onTestFinished(
        store.onChange((change) => {
          heard.push(change);
          // A database that is away is announced again when it is back.
          read().catch(() => undefined);
        }),
      );
      await read();
      return { heard, names: () => names };
    };

    test('hear of each other, also while nobody can listen, and after it', async () => {
      const database = await server.createDatabase();
      const [one, two] = [await open(database), await open(database)];
      await one.putSource({ name: 'm', managed: {} }, 1);
      const reader = await follow(two, 'm');
      await one.publish(publication('m', { name: 'a/told' }), 1);
      await eventually(() => expect(reader.names()).toEqual(['a/told']));
      const cut = () =>
        server.admin(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database.database}' and application_name = 'svc-registry-listen'`,
        );
      // Listeners come back; without the right to connect for a while they cannot, and looking at revisions has to do.
      await server.admin(`alter role ${database.user} connection limit 0`);
      expect((await cut()).length).toBeGreaterThan(0);
      reader.heard.length = 0;
      await one.publish(publication('m', { name: 'a/untold' }), 2);
      await eventually(() => expect(reader.names()).toEqual(['a/told', 'a/untold']));
      await server.admin(`alter role ${database.user} connection limit -1`);
      await eventually(async () => {
        const listening = await server.admin(
          `select 1 from pg_stat_activity where datname = '${database.database}' and application_name = 'svc-registry-listen'`,
        );
        expect(listening.length).toBeGreaterThan(0);
      });
      await one.publish(publication('m', { name: 'a/told-again' }), 3);
      await eventually(() => expect(reader.names()).toHaveLength(3));
    });

    test('tell each other with the commit, and listen', async () => {
      const database = await server.createDatabase();
      const store = await open(database);
      await store.putSource({ name: 'm', managed: {} }, 1);
      const heard: StoreChange[] = [];
      onTestFinished(store.onChange((change) => heard.push(change)));
      const { password, host, port, user } = database;
      const other = new Client({ host, port, user, password, database: database.database });
      await other.connect();
      onTestFinished(() => other.end());
      const told: (string | undefined)[] = [];
      other.on('notification', ({ payload }) => told.push(payload?.replace(/^\S+ /, '')));
      await other.query('listen svc_registry_changes');
      await store.publish(publication('m'), 1);
      await store.setSyncState('m', (await store.declarations()).sources[0]?.sync ?? expect.fail());
      await store.putSource({ name: 'n', managed: {} }, 2);
      await eventually(() => expect(told).toEqual(['entries m', 'sync m', 'declarations']));
      // Of a source that is in no table: polling revisions could not find it.
      await eventually(async () => {
        await other.query(`notify svc_registry_changes, 'another entries elsewhere'`);
        expect(heard).toContainEqual({ of: 'entries', source: 'elsewhere' });
      });
      // Notifications that are not changes of the store are ignored.
      await other.query(`notify svc_registry_changes, 'another rubbish'; notify svc_registry_changes`);
      await store.ping();
    });

    test('find changes without a notification within a second, as behind a pooler that drops notifications', async () => {
      const database = await server.createDatabase();
      const store = await open(database);
      await store.putSource({ name: 'm', managed: {} }, 1);
      const reader = await follow(store, 'm');
      const moves = 3;
      for (let revision = 1; revision <= moves; revision += 1) {
        await server.admin(`update source set revision = ${revision} where name = 'm'`, database.database);
        await eventually(() => expect(reader.heard).toContainEqual({ of: 'entries', source: 'm', revision }));
      }
      // A look takes far less than what is left of the second.
      expect(lookInterval).toBeLessThanOrEqual(500);
      // It listened all the while.
      const listening = `select 1 from pg_stat_activity where datname = '${database.database}' and application_name = 'svc-registry-listen'`;
      expect(await server.admin(listening)).toHaveLength(1);
    });

    test('hear of each other with a single connection each', async () => {
      const database = { ...(await server.createDatabase()), maxOpenConns: 1 };
      const [one, two] = [await open(database), await open(database)];
      await one.putSource({ name: 'm', managed: {} }, 1);
      const reader = await follow(two, 'm');
      await one.publish(publication('m'), 1);
      await eventually(() => expect(reader.names()).toHaveLength(1));
      const [{ count } = {}] = await server.admin(
        `select count(*)::int as count from pg_stat_activity where datname = '${database.database}'`,
      );
      expect(count).toBe(2);
    });

    test('publish a version once between them, with one set of claims', async () => {
      const database = await server.createDatabase();
      const stores = [await open(database), await open(database)] as const;
      await stores[0].putSource({ name: 'm', managed: {} }, 1);
      const outcomes = await Promise.all(
        Array.from({ length: 40 }, (_, at) =>
          stores[at % 2 === 0 ? 0 : 1].publish(
            publication('m', { version: `${Math.floor(at / 4)}.0.0`, claims: { org: at % 4 < 2 ? 'a' : 'b' } }),
            1,
          ),
        ),
      );
      const [entry] = await entriesOf(stores[1], 'm');
      expect(outcomes.filter((outcome) => outcome === 'published')).toHaveLength(entry?.versions.length ?? 0);
      expect(entry?.versions).toHaveLength(10);
      // Those that shared a statement share a revision, and refused ones moved none, but where both replicas tried at once.
      expect((await stores[0].entriesSince('m', 0)).revision).toBeLessThanOrEqual(20);
    });

    test('that both saw a free name give it the claims of the first', async () => {
      const database = await server.createDatabase();
      const stores = [await open(database), await open(database)] as const;
      await stores[0].putSource({ name: 'm', managed: {} }, 1);
      const { password, host, port, user } = database;
      const other = new Client({ host, port, user, password, database: database.database });
      await other.connect();
      onTestFinished(() => other.end());
      const waiting = async (): Promise<unknown> =>
        (
          await server.admin(
            `select 1 from pg_stat_activity where datname = '${database.database}' and wait_event_type = 'Lock'`,
          )
        ).length;
      // A lock holds the source until both have looked the name up and found it free.
      await other.query('begin');
      await other.query(`select from source where name = 'm' for update`);
      const first = stores[0].publish(publication('m', { version: '1.0.0', claims: { org: 'a' } }), 1);
      await eventually(async () => expect(await waiting()).toBe(1));
      const second = stores[1].publish(publication('m', { version: '2.0.0', claims: { org: 'b' } }), 1);
      await eventually(async () => expect(await waiting()).toBe(2));
      await other.query('commit');
      expect([await first, await second].toSorted()).toEqual(['claims-differ', 'published']);
      const [entry] = await entriesOf(stores[1], 'm');
      expect(entry?.versions).toHaveLength(1);
      expect(entry?.claims).toEqual({ org: entry?.versions[0]?.version === '1.0.0' ? 'a' : 'b' });
    });

    test('judge leases by the clock of the database', async () => {
      const database = await server.createDatabase();
      const [one, two] = [await open(database), await open(database)];
      expect(await one.lease('sync', 'one', 60_000, Date.now())).toBe(true);
      // A clock that jumped a year ahead steals nothing.
      expect(await two.lease('sync', 'two', 60_000, Date.now() + 31_536_000_000)).toBe(false);
      expect(await one.lease('short', 'one', 1, 0)).toBe(true);
      await eventually(async () => expect(await two.lease('short', 'two', 60_000, 0)).toBe(true));
    });

    test('open and migrate a new database at the same time', async () => {
      const database = await server.createDatabase();
      const stores = await Promise.all([open(database), open(database), open(database)]);
      for (const store of stores) expect(await store.declarations()).toMatchObject({ revision: 0 });
    });
  });
});
