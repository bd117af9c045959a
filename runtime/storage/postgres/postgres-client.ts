import { Client, type ClientConfig, type PoolClient } from 'pg';
import type { PostgresPoolClient } from 'kysely';
import { askKept, isKept } from './kept-statement.ts';
import type { UnresponsiveWatch } from './unresponsive-server.ts';

/** What the driver says of a query that it no longer waits for. */
const givenUp = /^Query read timeout/;

/**
 * A connection of the pool that is thrown away when it fell silent: the driver would hand it out again with the question still
 * open, and everybody who got it would wait as long in vain. What is asked on it meanwhile, a rollback, fails at once. `worded`
 * gives the words in which a statement is sent.
 */
export function unlessSilent(
  client: PoolClient,
  { watched }: Pick<UnresponsiveWatch, 'watched'>,
  worded: (statement: string) => string,
): PostgresPoolClient {
  let silence: unknown;
  const query = async (statement: string, values?: unknown[]): Promise<unknown> => {
    if (silence !== undefined) throw silence;
    const text = worded(statement);
    try {
      return await watched(() => (isKept(text) ? askKept(client, text, values) : client.query(text, values)));
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

/** Whether a server says anything within so many milliseconds to a new connection; a refusal is an answer too. */
export async function answers(config: ClientConfig, patience: number): Promise<boolean> {
  const client = new Client(config);
  client.on('error', () => undefined);
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), patience);
  const ask = async (): Promise<boolean> => {
    try {
      await client.connect();
      await client.query('select 1');
    } catch {
      // The next request reports the reason.
    }
    return true;
  };
  const isAnswered = await Promise.race([ask(), late.promise]);
  clearTimeout(timer);
  // A server that does not answer does not answer the end of the connection either.
  if (isAnswered) client.end().catch(() => undefined);
  else client.connection.stream.destroy();
  return isAnswered;
}
