import type { Migrated } from '../../storage/migrations.ts';
import { migratePostgres } from '../../storage/postgres/postgres-migrations.ts';
import { migrateSqlite } from '../../storage/sqlite/sqlite-migrations.ts';
import { openSqlite } from '../../storage/sqlite/sqlite.ts';
import type { StorePlace } from './open-store.ts';
import { storeMigrations } from './store-migrations.ts';
import { storeOwner } from './store-owner.ts';
import { storeTables, type StoreTables } from './tables.ts';

/**
 * Brings the tables of a registry server's database up to date (`svc registry migrate`): names what was applied. With a
 * migration user the server's own is granted what it needs, every time. Throws StoreUnavailable when the database is out of
 * reach.
 */
export async function runMigrate(place: Exclude<StorePlace, 'memory'>): Promise<Migrated> {
  if ('database' in place) return migratePostgres(place.database, storeOwner, storeMigrations('postgres'), storeTables);
  const opening = openSqlite<StoreTables>({ folder: place.folder, name: 'registry' }, storeOwner);
  if (opening.outcome === 'refused') return opening;
  try {
    return await migrateSqlite(opening.opened, place.folder, storeOwner, storeMigrations('sqlite'));
  } finally {
    await opening.opened.close();
  }
}
