import { sql, type Kysely } from 'kysely';
import { busyTimeout } from './sqlite-settings.ts';

/** Milliseconds between attempts to empty the log while another program reads the file, such as one that makes a backup. */
const retryTime = 1_000;

/** The write-ahead log of an embedded database, which keeps what was there before a change until it is written over. */
export interface WriteAheadLog {
  /**
   * Empties it, so that what was deleted is in no file any more. Where another program reads the file, or the disk is full, that cannot
   * be: it is tried again until it is done.
   */
  empty(): Promise<void>;
  /** Ends the attempts. Closing the database empties the log, too. */
  close(): void;
}

/** The log of an open database. */
export function writeAheadLog<Tables>(db: Kysely<Tables>): WriteAheadLog {
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  const empty = async (): Promise<void> => {
    clearTimeout(retry);
    if (isClosed || (await isEmptied(db)) || isClosed) return;
    retry = setTimeout(() => void empty(), retryTime);
    retry.unref();
  };
  return {
    empty,
    close: () => {
      isClosed = true;
      clearTimeout(retry);
    },
  };
}

async function isEmptied<Tables>(db: Kysely<Tables>): Promise<boolean> {
  try {
    // The connection is its own as long as it takes: a log cannot be emptied inside a transaction.
    return await db.connection().execute(async (one) => {
      // Does not wait for readers of the file, which would block the process.
      await sql`pragma busy_timeout = 0`.execute(one);
      try {
        const { rows } = await sql<{ readonly busy: number }>`pragma wal_checkpoint(truncate)`.execute(one);
        return rows[0]?.busy === 0;
      } finally {
        await sql`pragma busy_timeout = ${sql.lit(busyTimeout)}`.execute(one);
      }
    });
  } catch {
    // Reads and writes meet the same trouble, and say so.
    return false;
  }
}
