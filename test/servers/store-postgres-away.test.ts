import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { RegistryDatabase } from '../../generated/types/registry-database.ts';
import { openStore } from '../../runtime/registry/store/open-store.ts';
import type { RegistryStore, StoreChange } from '../../runtime/registry/store/registry-store.ts';
import { hasPostgres, startPostgres, type Postgres } from '../support/postgres.ts';
import { eventually } from '../support/store-contract/eventually.ts';
import { entriesOf, publication } from '../support/store-contract/store-under-test.ts';

const isThere = hasPostgres();

async function openOn(database: RegistryDatabase): Promise<RegistryStore> {
  const opening = await openStore({ database });
  if (opening.outcome === 'refused') throw new Error(opening.problem);
  return opening.opened;
}

describe.skipIf(!isThere)('the store on a PostgreSQL that goes away', () => {
  let server: Postgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.remove());
  /** Opened for one test. */
  const open = async (database: RegistryDatabase): Promise<RegistryStore> => {
    const store = await openOn(database);
    onTestFinished(() => store.close());
    return store;
  };
  const unavailable = expect.objectContaining({ name: 'StoreUnavailable' });

  test('a database that goes away and comes back', async () => {
    const own = await startPostgres();
    onTestFinished(() => own.remove());
    const database = await own.createDatabase();
    const [one, two] = [await open(database), await open(database)];
    await one.putSource({ name: 'm', managed: {} }, 1);
    await one.publish(publication('m'), 1);
    const heard: StoreChange[] = [];
    onTestFinished(two.onChange((change) => heard.push(change)));
    own.stop('immediate');
    await expect(one.publish(publication('m', { version: '2.0.0' }), 2)).rejects.toThrow(unavailable);
    await expect(one.entriesSince('m', 0)).rejects.toThrow(unavailable);
    await expect(one.declarations()).rejects.toThrow(unavailable);
    await expect(one.ping()).rejects.toThrow(
      /PostgreSQL database registry_1 on 127\.0\.0\.1:\d+ cannot be reached: .*ECONNREFUSED/,
    );
    own.start();
    await eventually(() => one.ping());
    heard.length = 0;
    expect(await one.publish(publication('m', { version: '2.0.0' }), 3)).toBe('published');
    await eventually(() => expect(heard).toContainEqual(expect.objectContaining({ of: 'entries', source: 'm' })));
    expect((await entriesOf(two, 'm'))[0]?.versions).toHaveLength(2);
  });

  test('is closed also while the database is away', async () => {
    const own = await startPostgres();
    onTestFinished(() => own.remove());
    const store = await openOn(await own.createDatabase());
    store.onChange(() => undefined);
    own.stop('immediate');
    await expect(store.ping()).rejects.toThrow(unavailable);
    await store.close();
    await expect(store.ping()).rejects.toThrow(unavailable);
  });

  test('a standby takes no writes, and reads go on', async () => {
    const database = await server.createDatabase();
    const store = await open(database);
    await store.putSource({ name: 'm', managed: {} }, 1);
    await server.admin(`alter database ${database.database} set default_transaction_read_only = on`);
    await server.admin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database.database}'`);
    await eventually(async () => {
      await expect(store.publish(publication('m'), 1)).rejects.toThrow(/takes no writes/);
    });
    expect(await entriesOf(store, 'm')).toEqual([]);
  });
});
