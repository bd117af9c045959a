import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database, OpenRefusal } from './database.ts';
import { sqlStateOf } from './postgres/postgres-errors.ts';
import type { StorageOwner } from './storage-owner.ts';

/** Changes of the tables by name; names sort in the order in which they apply, and none is ever changed or removed. */
export type Migrations = Readonly<Record<string, Migration>>;

/** How far a database is. */
export interface MigrationState {
  readonly pending: readonly string[];
  /** Applied ones that this version does not know: a newer one was here. */
  readonly unknown: readonly string[];
}

/** The outcome of applying them. `forbidden`: the user may not change tables. */
export type MigrationOutcome =
  | { readonly outcome: 'applied'; readonly names: readonly string[] }
  | { readonly outcome: 'forbidden'; readonly reason: string };

/** Names of what was applied to a database, or why nothing could be. */
export type Migrated = { readonly outcome: 'migrated'; readonly applied: readonly string[] } | OpenRefusal;

/** Compares what was applied with what there is. */
export function migrationState<Tables>(
  database: Database<Tables>,
  program: StorageOwner,
  migrations: Migrations,
): Promise<MigrationState | 'forbidden'> {
  return database.read((db) =>
    unlessForbidden(
      async () => {
        const known = await migratorOf(db, program, migrations).getMigrations();
        const pending = known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
        if (pending.length === known.length && !(await hasTable(db, program.migrationTable)))
          return { pending, unknown: [] };
        const { rows } = await sql<{ name: string }>`select name from ${sql.table(program.migrationTable)}`.execute(db);
        const names = new Set(known.map(({ name }) => name));
        return { pending, unknown: rows.map(({ name }) => name).filter((name) => !names.has(name)) };
      },
      () => 'forbidden' as const,
    ),
  );
}

/**
 * Applies what is missing, all of it or nothing. Several processes may do so at once: an advisory lock lets one work on
 * PostgreSQL, and an embedded database has one process only.
 */
export function applyMigrations<Tables>(
  database: Database<Tables>,
  program: StorageOwner,
  migrations: Migrations,
): Promise<MigrationOutcome> {
  return database.read((db) =>
    unlessForbidden<MigrationOutcome>(
      async () => {
        const { error, results = [] } = await migratorOf(db, program, migrations).migrateToLatest();
        if (error !== undefined) throw error;
        return { outcome: 'applied', names: results.map(({ migrationName }) => migrationName) };
      },
      (reason) => ({ outcome: 'forbidden', reason }),
    ),
  );
}

/** The refusal of a database that is ahead of this version. `where` names it. */
export function madeByNewer(where: string, unknown: readonly string[]): OpenRefusal {
  return {
    outcome: 'refused',
    problem: `the tables in ${where} were made by a newer version of svc (${unknown.join(', ')})`,
    hint: 'run that version or a newer one, or restore a backup from before it',
  };
}

/** Runs work of the database, and gives what is made of the reason where the user lacks a right (SQLSTATE 42501). */
export async function unlessForbidden<Value, Otherwise = Value>(
  work: () => Promise<Value>,
  otherwise: (reason: string) => Otherwise,
): Promise<Value | Otherwise> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && sqlStateOf(error) === '42501') return otherwise(error.message);
    throw error;
  }
}

function migratorOf<Tables>(db: Kysely<Tables>, { migrationTable }: StorageOwner, migrations: Migrations): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    migrationTableName: migrationTable,
    migrationLockTableName: `${migrationTable}_lock`,
  });
}

async function hasTable<Tables>(db: Kysely<Tables>, table: string): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some(({ name }) => name === table);
}
