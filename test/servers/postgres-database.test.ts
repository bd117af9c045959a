import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { RegistryDatabase } from '../../generated/types/registry-database.ts';
import type { Database } from '../../runtime/storage/database.ts';
import { serverLogin } from '../../runtime/storage/postgres/postgres-login.ts';
import { openPostgres, type PostgresOptions } from '../../runtime/storage/postgres/postgres.ts';
import { hasPostgres, startPostgres, type Postgres } from '../support/postgres.ts';

interface Tables {
  counter: { name: string; value: number };
}

const isThere = hasPostgres();

describe.skipIf(!isThere)('a PostgreSQL database', () => {
  let server: Postgres;
  let settings: RegistryDatabase;
  beforeAll(async () => {
    server = await startPostgres();
    settings = await server.createDatabase();
    await open().write(async (db) => {
      await sql`create table counter (name text primary key, value bigint not null)`.execute(db);
      await db
        .insertInto('counter')
        .values([
          { name: 'a', value: 0 },
          { name: 'b', value: 0 },
        ])
        .execute();
      return { value: undefined, keep: true };
    });
  });
  afterAll(() => server.remove());

  const opened: Database<Tables>[] = [];
  afterAll(() => Promise.all(opened.map((one) => one.close())));
  const open = (options: Partial<PostgresOptions> = {}, changed: Partial<RegistryDatabase> = {}): Database<Tables> => {
    const database = openPostgres<Tables>({ ...settings, ...changed }, serverLogin(settings), {
      applicationName: 'svc-test',
      ...options,
    });
    opened.push(database);
    return database;
  };
  const set = (name: string, value: number) => (database: Database<Tables>, keep: boolean) =>
    database.write(async (db) => {
      await db.updateTable('counter').set({ value }).where('name', '=', name).execute();
      return { value, keep };
    });
  const valueOf = async (database: Database<Tables>, name: string): Promise<number | undefined> =>
    (await database.read((db) => db.selectFrom('counter').select('value').where('name', '=', name).executeTakeFirst()))
      ?.value;

  test('keeps what a write keeps and undoes what it does not', async () => {
    const database = open();
    expect(await set('a', 1)(database, true)).toBe(1);
    expect(await set('a', 2)(database, false)).toBe(2);
    expect(await valueOf(database, 'a')).toBe(1);
  });

  test('numbers of 64 bits come exactly or not at all', async () => {
    const database = open();
    await set('a', Number.MAX_SAFE_INTEGER)(database, true);
    expect(await valueOf(database, 'a')).toBe(Number.MAX_SAFE_INTEGER);
    await database.write(async (db) => {
      await sql`update counter set value = 9007199254740993 where name = 'a'`.execute(db);
      return { value: undefined, keep: true };
    });
    await expect(valueOf(database, 'a')).rejects.toThrow('9007199254740993, which is beyond 2^53');
    await set('a', 0)(database, true);
  });

  test('runs writes again that stood in the way of each other', async () => {
    const database = open();
    let runs = 0;
    // Each takes first what the other takes second: one of them is the victim of a deadlock.
    const met = meeting(2);
    const both = async (first: string, second: string): Promise<void> => {
      let isFirst = true;
      await database.write(async (db) => {
        runs += 1;
        const add = (name: string) =>
          db
            .updateTable('counter')
            .set((eb) => ({ value: eb('value', '+', 1) }))
            .where('name', '=', name)
            .execute();
        await add(first);
        if (isFirst) await met();
        isFirst = false;
        await add(second);
        return { value: undefined, keep: true };
      });
    };
    await set('b', 0)(database, true);
    await Promise.all([both('a', 'b'), both('b', 'a')]);
    expect(runs).toBeGreaterThan(2);
    expect([await valueOf(database, 'a'), await valueOf(database, 'b')]).toEqual([2, 2]);
  });

  test('reads of a snapshot all see one state', async () => {
    const database = open();
    await set('a', 5)(database, true);
    const seen = await database.snapshot(async (db) => {
      const read = () => db.selectFrom('counter').select('value').where('name', '=', 'a').executeTakeFirst();
      const before = await read();
      await set('a', 6)(open(), true);
      return [before?.value, (await read())?.value];
    });
    expect(seen).toEqual([5, 5]);
  });

  test('a connection that breaks inside a transaction fails that write and nothing else', async () => {
    const database = open();
    const write = database.write(async (db) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      // Between two statements nobody waits for an answer of this connection.
      await server.admin(`select pg_terminate_backend(${rows[0]?.pid}, 10000)`);
      await sql`select 1`.execute(db);
      return { value: undefined, keep: true };
    });
    await expect(write).rejects.toThrow(expect.objectContaining({ name: 'StoreUnavailable' }));
    expect(await valueOf(database, 'b')).toBe(2);
  });

  test.each([
    [
      'a statement that takes too long',
      { statementTimeout: 50 },
      sql`select pg_sleep(60)`,
      /took too long \(SQLSTATE 57014\)/,
    ],
    ['a disk that is full', {}, sql`do $$ begin raise sqlstate '53100'; end $$`, /its disk is full \(SQLSTATE 53100\)/],
    [
      'a server that shuts down',
      {},
      sql`do $$ begin raise sqlstate '57P01'; end $$`,
      /shutting down \(SQLSTATE 57P01\)/,
    ],
    ['a right that is missing', {}, sql`select * from pg_authid`, /lacks the rights for it \(SQLSTATE 42501\)/],
  ])('%s is a database that is not available', async (_, options, statement, message) => {
    const failed = open(options).read((db) => statement.execute(db));
    await expect(failed).rejects.toThrow(message);
    await expect(failed).rejects.toThrow(expect.objectContaining({ name: 'StoreUnavailable' }));
  });

  test('our own mistakes are errors as they are', async () => {
    await expect(open().read((db) => sql`select nonsense`.execute(db))).rejects.not.toThrow(
      expect.objectContaining({ name: 'StoreUnavailable' }),
    );
  });

  test('too many connections, an unknown database and an unknown server are reported as such', async () => {
    const [other, user] = [await server.createDatabase(), 'svc_few'];
    await server.admin(`create role ${user} login password 'few' connection limit 0`);
    const few = openPostgres({ ...other, user }, { user, password: 'few' }, { applicationName: 'svc-test' });
    onTestFinished(() => few.close());
    await expect(few.read((db) => sql`select 1`.execute(db))).rejects.toThrow(
      /cannot be reached: it has too many connections/,
    );
    await expect(valueOf(open({}, { database: 'nowhere' }), 'a')).rejects.toThrow(/there is no such database/);
    await expect(valueOf(open({}, { host: 'no-such-host.invalid' }), 'a')).rejects.toThrow(
      /cannot be reached: .*no-such-host/,
    );
  });

  test('takes no more connections than it may, and replaces those of a certain age', async () => {
    const database = open({ applicationName: 'svc-two' }, { maxOpenConns: 2, connMaxLifetime: '10ms' });
    const pids = await Promise.all(
      Array.from({ length: 8 }, () =>
        database.read(
          async (db) =>
            (await sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.05)`.execute(db)).rows[0]?.pid,
        ),
      ),
    );
    // Each connection is too old after one statement.
    expect(new Set(pids).size).toBeGreaterThan(2);
    const most = open({ applicationName: 'svc-most' }, { maxOpenConns: 2 });
    const own = await Promise.all(
      Array.from({ length: 8 }, () =>
        most.read(
          async (db) =>
            (await sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.05)`.execute(db)).rows[0]?.pid,
        ),
      ),
    );
    expect(new Set(own).size).toBeLessThanOrEqual(2);
  });
});

/** Lets everybody go on when so many have come. */
function meeting(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let come = 0;
  return () => {
    come += 1;
    if (come === count) resolve();
    return promise;
  };
}
