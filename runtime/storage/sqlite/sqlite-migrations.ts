import type { Database } from '../database.ts';
import { applyMigrations, madeByNewer, migrationState, type Migrated, type Migrations } from '../migrations.ts';
import type { StorageOwner } from '../storage-owner.ts';

/** Brings the tables of an embedded database up to date. `folder` names it in messages. */
export async function migrateSqlite<Tables>(
  database: Database<Tables>,
  folder: string,
  program: StorageOwner,
  migrations: Migrations,
): Promise<Migrated> {
  const state = await migrationState(database, program, migrations);
  if (state !== 'forbidden' && state.unknown.length > 0) return madeByNewer(`the data folder ${folder}`, state.unknown);
  const done = await applyMigrations(database, program, migrations);
  if (done.outcome === 'forbidden') throw new Error('an embedded database has no rights to lack');
  return { outcome: 'migrated', applied: done.names };
}
