import { sql } from 'kysely';
import type { PostgresSettings } from './postgres-settings.ts';
import type { Database, OpenRefusal } from '../database.ts';
import {
  applyMigrations,
  madeByNewer,
  migrationState,
  unlessForbidden,
  type Migrated,
  type Migrations,
} from '../migrations.ts';
import { describeDatabase } from './postgres-connection.ts';
import { migrationLogin, serverLogin } from './postgres-login.ts';
import { openPostgres } from './postgres.ts';
import { migrationTablesOf, type StorageOwner } from '../storage-owner.ts';

/** Milliseconds: a change of large tables takes longer than any other statement. */
const statementTimeout = 600_000;

/**
 * Brings the tables of a PostgreSQL database up to date, as the migration user when the settings name one; then the server's
 * user is granted what it needs to work with `tables`, and no more. Throws StoreUnavailable when the database is out of reach.
 */
export async function migratePostgres(
  settings: PostgresSettings,
  program: StorageOwner,
  migrations: Migrations,
  tables: readonly string[],
): Promise<Migrated> {
  const login = migrationLogin(settings);
  const database = openPostgres<object>(settings, login, {
    applicationName: `${program.name}-migrate`,
    connections: 2,
    statementTimeout,
  });
  try {
    const refusal = await refusedEncoding(database, settings);
    if (refusal !== undefined) return refusal;
    const state = await migrationState(database, program, migrations);
    if (state === 'forbidden') return forbidden(settings, program, login.user);
    if (state.unknown.length > 0) return madeByNewer(`the ${describeDatabase(settings)}`, state.unknown);
    const done = await applyMigrations(database, program, migrations);
    if (done.outcome === 'forbidden') return forbidden(settings, program, login.user);
    if (
      login.user !== settings.user &&
      !(await grant(database, settings.user, [...migrationTablesOf(program), ...tables]))
    ) {
      return forbidden(settings, program, login.user);
    }
    return { outcome: 'migrated', applied: done.names };
  } finally {
    await database.close();
  }
}

/**
 * Makes sure that the tables fit this version before a server works with them: applies what is missing where it may, and says
 * what to run where it may not.
 */
export async function ensureMigrated<Tables>(
  database: Database<Tables>,
  settings: PostgresSettings,
  program: StorageOwner,
  migrations: Migrations,
  tables: readonly string[],
): Promise<Migrated> {
  const state = await migrationState(database, program, migrations);
  if (state !== 'forbidden' && state.unknown.length > 0)
    return madeByNewer(`the ${describeDatabase(settings)}`, state.unknown);
  if (state !== 'forbidden' && state.pending.length === 0) return { outcome: 'migrated', applied: [] };
  // Another user created the tables and did not grant access: only that user can fix it.
  if (state === 'forbidden' && migrationLogin(settings).user === settings.user)
    return forbidden(settings, program, settings.user);
  return migratePostgres(settings, program, migrations, tables);
}

function grant(database: Database<object>, user: string, tables: readonly string[]): Promise<boolean> {
  return database.read((db) =>
    unlessForbidden(
      async () => {
        const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
        const schema = sql.id(rows[0]?.schema ?? 'public');
        const names = sql.join(tables.map((table) => sql.table(table)));
        await sql`grant usage on schema ${schema} to ${sql.id(user)}`.execute(db);
        await sql`grant select, insert, update, delete on table ${names} to ${sql.id(user)}`.execute(db);
        return true;
      },
      () => false,
    ),
  );
}

async function refusedEncoding(
  database: Database<object>,
  settings: PostgresSettings,
): Promise<OpenRefusal | undefined> {
  const { rows } = await database.read((db) =>
    sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(db),
  );
  const encoding = rows[0]?.encoding;
  if (encoding === 'UTF8') return undefined;
  return {
    outcome: 'refused',
    problem: `${describeDatabase(settings)} has the encoding ${encoding}, which cannot hold every text`,
    hint: 'create the database with ENCODING UTF8',
  };
}

function forbidden(settings: PostgresSettings, { words }: StorageOwner, user: string): OpenRefusal {
  const own = serverLogin(settings).user;
  return {
    outcome: 'refused',
    problem: `the tables in the ${describeDatabase(settings)} are not up to date, and ${user} may not change them`,
    hint: `set ${words.migrationUser} to a user who owns them or may create them (GRANT CREATE ON SCHEMA public TO …), and run ${words.migrate} once; it grants ${own} what the server needs`,
  };
}
