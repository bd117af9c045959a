import { sql, type Kysely } from 'kysely';
import type { Database } from './database.ts';

/** The table of leases: a program has it beside its own. */
export interface LeaseTables {
  lease: { name: string; holder: string; expires_at: number };
}

/**
 * Takes or renews a lease. On PostgreSQL the database's clock judges, so that a replica whose clock jumps steals nothing; an
 * embedded database has one process, and the given time counts. `ttl` and `now` in milliseconds.
 */
export function takeLease(
  database: Database<LeaseTables>,
  name: string,
  holder: string,
  ttl: number,
  now: number,
): Promise<boolean> {
  const clock =
    database.kind === 'postgres'
      ? sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`
      : sql<number>`${now}`;
  return database.writeAtOnce(async (db) => {
    const taken = await db
      .insertInto('lease')
      .values({ name, holder, expires_at: sql<number>`${clock} + ${ttl}` })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet((eb) => ({ holder, expires_at: eb.ref('excluded.expires_at') }))
          .where((eb) => eb.or([eb('lease.holder', '=', holder), eb('lease.expires_at', '<=', clock)])),
      )
      .returning('name')
      .executeTakeFirst();
    return taken !== undefined;
  });
}

/** A lease and who means to have it. */
export interface Lease {
  readonly name: string;
  readonly holder: string;
}

/**
 * Whether a lease is still its holder's, inside a transaction that writes because of it. Time plays no part: one that ran out and that
 * nobody has taken keeps nobody away. Where writers of the thing also lock it, those who take the lease afterwards write afterwards.
 */
export async function holdsLease(db: Kysely<LeaseTables>, { name, holder }: Lease): Promise<boolean> {
  const found = await db
    .selectFrom('lease')
    .select('name')
    .where('name', '=', name)
    .where('holder', '=', holder)
    .executeTakeFirst();
  return found !== undefined;
}

/** Gives a lease back; that of another holder stays. */
export function releaseLease(database: Database<LeaseTables>, name: string, holder: string): Promise<void> {
  return database.writeAtOnce(async (db) => {
    await db.deleteFrom('lease').where('name', '=', name).where('holder', '=', holder).execute();
  });
}

/**
 * Drops every lease. An embedded database has one process, so that at its start they are those of one that was killed; nobody
 * has to wait until they end, nor for a clock that was set back since.
 */
export function dropLeases(database: Database<LeaseTables>): Promise<void> {
  return database.write(async (db) => {
    await db.deleteFrom('lease').execute();
    return { value: undefined, keep: true };
  });
}
