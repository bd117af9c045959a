import { Kysely, sql } from 'kysely';
import type { Written } from '../database.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { connectionInThread } from './sqlite-thread.ts';

/**
 * Runs a write in a transaction of its own over a connection in another thread: the commit of one that is long takes a tenth of a second
 * and more, and emptying the log as long again. `alone` has work done while this thread leaves the database alone. The write is durable
 * when `committed` is called; the result resolves when the log is empty, too.
 */
export async function writeInThread<Tables, Value>(
  path: string,
  work: (trx: Kysely<Tables>) => Promise<Written<Value>>,
  alone: (empty: () => Promise<unknown>) => Promise<unknown>,
  committed: (value: Value) => void,
): Promise<void> {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(connectionInThread(path)) });
  try {
    const trx = await db.startTransaction().execute();
    let written: Written<Value>;
    try {
      written = await work(trx);
      if (written.keep) await trx.commit().execute();
      else await trx.rollback().execute();
    } catch (error) {
      await trx.rollback().execute();
      throw error;
    }
    committed(written.value);
    // Where another program reads the file, the log stays as it is, and is written into the database with the next commits.
    if (written.keep) await alone(() => sql`pragma wal_checkpoint(truncate)`.execute(db)).catch(() => undefined);
  } finally {
    await db.destroy();
  }
}
