import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { RegistryDatabase } from '../../generated/types/registry-database.ts';
import { openStore } from '../../runtime/registry/store/open-store.ts';
import type { RegistryStore } from '../../runtime/registry/store/registry-store.ts';
import { runMigrate } from '../../runtime/registry/store/run-migrate.ts';
import { storeOwner } from '../../runtime/registry/store/store-owner.ts';
import { storeMigrations } from '../../runtime/registry/store/store-migrations.ts';
import { storeTables, type StoreTables } from '../../runtime/registry/store/tables.ts';
import type { Migrations } from '../../runtime/storage/migrations.ts';
import { serverLogin } from '../../runtime/storage/postgres/postgres-login.ts';
import { ensureMigrated, migratePostgres } from '../../runtime/storage/postgres/postgres-migrations.ts';
import { openPostgres } from '../../runtime/storage/postgres/postgres.ts';
import { hasPostgres, startPostgres, type Postgres } from '../support/postgres.ts';
import { storageProgram } from '../support/storage-owner.ts';
import { publication } from '../support/store-contract/store-under-test.ts';

const isThere = hasPostgres();

/** Opened for one test. */
async function open(database: RegistryDatabase): Promise<RegistryStore> {
  const opening = await openStore({ database });
  if (opening.outcome === 'refused') throw new Error(opening.problem);
  onTestFinished(() => opening.opened.close());
  return opening.opened;
}

describe.skipIf(!isThere)('migrations on PostgreSQL', () => {
  let server: Postgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.remove());

  test('by a second user, who grants the server what it needs and no more', async () => {
    const database = await server.createDatabase();
    const name = database.database;
    await server.admin(`create role ${name}_server login password 'of the server'`);
    const limited = { ...database, user: `${name}_server`, password: 'of the server' };
    const refused = await openStore({ database: limited });
    expect(refused).toMatchObject({
      outcome: 'refused',
      problem: expect.stringContaining(`${name}_server may not change them`),
      hint: expect.stringContaining('svc registry migrate'),
    });
    const migrating = { ...limited, migrationUser: database.user, migrationPassword: database.password };
    expect(await runMigrate({ database: migrating })).toEqual({
      outcome: 'migrated',
      applied: Object.keys(storeMigrations('postgres')),
    });
    expect(await runMigrate({ database: migrating })).toEqual({ outcome: 'migrated', applied: [] });
    // Without the rights of the other user from here on.
    const store = await open(limited);
    await store.declare([{ name: 'm', managed: {} }], [{ name: 'all', sources: ['m'] }], 1);
    expect(await store.publish(publication('m'), 1)).toBe('published');
    expect(await store.lease('sync', 'a', 1_000, 1)).toBe(true);
    await store.deleteVersion({ source: 'm', type: 'server', name: 'com.example/weather' }, '1.0.0', 2);
    const owners = await server.admin(`select distinct tableowner from pg_tables where schemaname = 'public'`, name);
    expect(owners).toEqual([{ tableowner: database.user }]);
  });

  test('by the server itself where the settings name the second user', async () => {
    const database = await server.createDatabase();
    const name = database.database;
    await server.admin(`create role ${name}_server login password 'of the server'`);
    const { user: migrationUser, password: migrationPassword } = database;
    const store = await open({
      ...database,
      user: `${name}_server`,
      password: 'of the server',
      migrationUser,
      migrationPassword,
    });
    expect(await store.putSource({ name: 'm', managed: {} }, 1)).toBe('created');
  });

  test('tables of a newer version are left alone', async () => {
    const database = await server.createDatabase();
    await runMigrate({ database });
    await server.admin(
      `insert into svc_migration values ('9999-future', '2099-01-01T00:00:00.000Z')`,
      database.database,
    );
    const refusal = { outcome: 'refused', problem: expect.stringContaining('newer version of svc (9999-future)') };
    expect(await openStore({ database })).toMatchObject(refusal);
    expect(await runMigrate({ database })).toMatchObject(refusal);
  });

  test('of two programs share a database, leases included, in any order', async () => {
    const database = await server.createDatabase();
    const neighbor: Migrations = {
      '0001-lease': {
        up: (db: Kysely<unknown>) =>
          db.schema
            .createTable('lease')
            .ifNotExists()
            .addColumn('name', 'text', (column) => column.primaryKey())
            .addColumn('holder', 'text', (column) => column.notNull())
            .addColumn('expires_at', 'bigint', (column) => column.notNull())
            .execute(),
      },
    };
    const applied = { outcome: 'migrated', applied: ['0001-lease'] };
    expect(await migratePostgres(database, storageProgram, neighbor, ['lease'])).toEqual(applied);
    const store = await open(database);
    expect(await store.lease('sync', 'a', 1_000, 1)).toBe(true);
    expect(await migratePostgres(database, storageProgram, neighbor, ['lease'])).toMatchObject({ applied: [] });
  });

  describe('of a newer version', () => {
    const newer: Migrations = {
      ...storeMigrations('postgres'),
      '9998-newer': {
        up: async (db: Kysely<unknown>) => {
          await db.schema.alterTable('entry').addColumn('note', 'text').execute();
        },
      },
    };
    /** What a server of the newer version does to the tables when it starts. */
    const start = async (settings: RegistryDatabase): ReturnType<typeof ensureMigrated> => {
      const database = openPostgres<StoreTables>(settings, serverLogin(settings), { applicationName: 'newer' });
      try {
        return await ensureMigrated(database, settings, storeOwner, newer, storeTables);
      } finally {
        await database.close();
      }
    };

    test('are applied by the first server that has them; older ones go on working, and start no more', async () => {
      const database = await server.createDatabase();
      const older = await open(database);
      await older.declare([{ name: 'm', managed: {} }], [], 1);
      expect(await older.publish(publication('m'), 1)).toBe('published');
      const started = await Promise.all([start(database), start(database), start(database)]);
      const applied = started.map((each) => (each.outcome === 'migrated' ? each.applied : [each.problem]));
      expect(applied.toSorted((a, b) => b.length - a.length)).toEqual([['9998-newer'], [], []]);
      expect(await older.publish(publication('m', { version: '2.0.0' }), 2)).toBe('published');
      expect((await older.entriesSince('m', 0)).entries[0]?.versions).toHaveLength(2);
      expect(await openStore({ database })).toEqual({
        outcome: 'refused',
        problem: `the tables in the PostgreSQL database ${database.database} on 127.0.0.1:${server.port} were made by a newer version of svc (9998-newer)`,
        hint: 'run that version or a newer one, or restore a backup from before it',
      });
    });

    test('are asked for where the server may not apply them, and nothing is changed', async () => {
      const database = await server.createDatabase();
      const name = database.database;
      await server.admin(`create role ${name}_server login password 'of the server'`);
      const limited = { ...database, user: `${name}_server`, password: 'of the server' };
      const both = { ...limited, migrationUser: database.user, migrationPassword: database.password };
      await runMigrate({ database: both });
      expect(await start(limited)).toMatchObject({
        outcome: 'refused',
        problem: expect.stringContaining(`are not up to date, and ${name}_server may not change them`),
        hint: expect.stringMatching(/database\.migrationUser .* svc registry migrate --config FILE/),
      });
      const store = await open(limited);
      expect(await store.putSource({ name: 'm', managed: {} }, 1)).toBe('created');
      expect(await start(both)).toEqual({ outcome: 'migrated', applied: ['9998-newer'] });
    });
  });

  test('a database that cannot hold every text is refused', async () => {
    const database = await server.createDatabase();
    const name = `${database.database}_latin`;
    await server.admin(
      `create database ${name} owner ${database.user} encoding 'LATIN1' template template0 lc_collate 'C' lc_ctype 'C'`,
    );
    expect(await openStore({ database: { ...database, database: name } })).toMatchObject({
      outcome: 'refused',
      problem: expect.stringContaining('LATIN1'),
      hint: expect.stringContaining('UTF8'),
    });
  });
});
