import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../runtime/registry/store/open-store.ts';
import { hasPostgres, startPostgres, type Postgres } from '../support/postgres.ts';
import { eventually } from '../support/store-contract/eventually.ts';
import { entriesOf, synced } from '../support/store-contract/store-under-test.ts';

describe.skipIf(!hasPostgres())('a sync that waits for the lock of its source', () => {
  let server: Postgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.remove());

  test.each([
    // What deletion and new creation of the source change.
    ['makes the source anew', `update source set incarnation = incarnation + 1 where name = 'm'`],
    ['takes over its lease', `update lease set holder = 'two' where name = 'sync/m'`],
  ])('writes nothing where another replica %s meanwhile', async (_, statement) => {
    const database = await server.createDatabase();
    const opening = await openStore({ database });
    if (opening.outcome === 'refused') throw new Error(opening.problem);
    const store = opening.opened;
    onTestFinished(() => store.close());
    await store.putSource({ name: 'm', managed: {} }, 1);
    const [before = expect.fail()] = (await store.declarations()).sources;
    expect(await store.lease('sync/m', 'one', 60_000, 1)).toBe(true);
    const { password, host, port, user } = database;
    const other = new Client({ host, port, user, password, database: database.database });
    await other.connect();
    onTestFinished(() => other.end());
    await other.query('begin');
    await other.query(`update source set revision = revision where name = 'm'`);
    const fence = { ...before, lease: { name: 'sync/m', holder: 'one' } };
    const writing = store.replaceEntries('m', synced({ 'a/one': { 1: '{}' } }), 2, fence);
    await eventually(async () => {
      const waiting = await server.admin(
        `select 1 from pg_stat_activity where datname = '${database.database}' and wait_event_type = 'Lock'`,
      );
      expect(waiting).toHaveLength(1);
    });
    await other.query(statement);
    await other.query('commit');
    expect(await writing).toEqual({ changed: 0, isStale: true });
    expect(await entriesOf(store, 'm')).toEqual([]);
  });
});
