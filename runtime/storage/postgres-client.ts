import type { PoolClient } from 'pg';
import type { PostgresPoolClient } from 'kysely';

/** What the driver says of a query that it no longer waits for. */
const givenUp = /^Query read timeout/;

/**
 * A connection of the pool that is thrown away when it fell silent: the driver would hand it out again with the question still
 * open, and everybody who got it would wait as long in vain. What is asked on it meanwhile, a rollback, fails at once.
 */
export function unlessSilent(client: PoolClient): PostgresPoolClient {
  let silence: unknown;
  const query = async (...question: [string, unknown[]?]): Promise<unknown> => {
    if (silence !== undefined) throw silence;
    try {
      return await client.query(...question);
    } catch (error) {
      if (error instanceof Error && givenUp.test(error.message)) silence = error;
      throw error;
    }
  };
  return {
    // One signature of several: nothing here streams.
    query: query as PostgresPoolClient['query'],
    release: (discard) => client.release(discard === true || silence !== undefined),
  };
}
