import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { PoolClient } from 'pg';
import { sqlStateOf } from './postgres-errors.ts';

/** Begins a statement that PostgreSQL plans once for each connection, and says under which name. */
const mark = /^\/\* kept (\w+) \*\/ /;

/**
 * SQLSTATEs of a server that does not have, or has already, what was prepared on this connection: a pooler hands the same
 * connection to several, or the tables changed. The statement itself was not run.
 */
const notKept: ReadonlySet<string> = new Set(['26000', '42P05', '0A000']);

/** Connections behind which statements cannot be kept. */
const forgetful = new WeakSet<object>();

/**
 * A statement of fixed text that runs often, and whose planning costs as much as running it. Only for statements that are a
 * transaction of their own. `name` is an identifier that no other statement has.
 */
export function keptStatement<Row>(name: string, statement: RawBuilder<Row>): RawBuilder<Row> {
  return sql<Row>`${sql.raw(`/* kept ${name} */ `)}${statement}`;
}

/** Whether keptStatement produced the string. */
export function isKept(text: string): boolean {
  return mark.test(text);
}

/** Names under which texts are kept. Few: each is of fixed text. */
const names = new Map<string, string>();

/**
 * The name of a statement. It holds a hash of it: behind a pooler the connection may keep what another version of this program
 * prepared, and must not run that instead.
 */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  const word = mark.exec(text)?.[1];
  if (word === undefined) return undefined;
  const name = `svc_${word}_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  names.set(text, name);
  return name;
}

/** Asks it, with its plan from the last time where the connection has one. */
export async function askKept(
  client: Pick<PoolClient, 'query'>,
  text: string,
  values: unknown[] | undefined,
): Promise<unknown> {
  const name = nameOf(text);
  if (name === undefined || forgetful.has(client)) return client.query(text, values);
  try {
    return await client.query({ name, text, ...(values === undefined ? {} : { values }) });
  } catch (error) {
    if (!notKept.has(sqlStateOf(error) ?? '')) throw error;
    forgetful.add(client);
    return client.query(text, values);
  }
}
