import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolClient } from 'pg';
import type { PostgresSettings } from './postgres-settings.ts';
import { readDuration } from '../../language/duration.ts';
import type { Database, Written } from '../database.ts';
import { answers, unlessSilent } from './postgres-client.ts';
import {
  connectionConfig,
  describeDatabase,
  limitedTransaction,
  refusesLimits,
  withoutLimits,
} from './postgres-connection.ts';
import { connectionError, isConflict, postgresError } from './postgres-errors.ts';
import type { PostgresLogin } from './postgres-login.ts';
import { SigningClient } from './postgres-signing-client.ts';
import { watchUnresponsive, type UnresponsiveWatch } from './unresponsive-server.ts';
import { StoreUnavailable } from '../store-unavailable.ts';

/** How often a write is attempted while it conflicts with others. */
const attempts = 6;

/** Milliseconds that a probe waits for an answer. */
const patience = 3_000;

export interface PostgresOptions {
  /** What the database's own tools show about these connections. */
  readonly applicationName: string;
  /** Most connections at a time; what the settings say when absent. */
  readonly connections?: number;
  /** Milliseconds that a statement may take. The default ends, a silent database included, before a request's own time does. */
  readonly statementTimeout?: number;
}

/**
 * Opens a pool of connections to PostgreSQL. Nothing is asked yet: a database that is down is noticed by the first query, and
 * used again as soon as it answers. Throws StoreUnavailable when the CA bundle cannot be read.
 */
export function openPostgres<Tables>(
  settings: PostgresSettings,
  login: PostgresLogin,
  { applicationName, connections, statementTimeout = 20_000 }: PostgresOptions,
): Database<Tables> {
  const name = describeDatabase(settings);
  // Files are read once, here, where somebody hears of those that cannot be.
  const config = connectionConfig(settings, login, applicationName, statementTimeout);
  const probing = connectionConfig(settings, login, `${applicationName}-probe`, patience);
  let isPooled = false;
  const pool = new Pool({
    ...config,
    Client: SigningClient,
    max: connections ?? settings.maxOpenConns ?? 10,
    maxLifetimeSeconds: lifetimeOf(settings),
  });
  // A broken connection must not end the process: idle ones are replaced, and those at work fail their query.
  const ignore = (): void => undefined;
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  const clients = new Set<PoolClient>();
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
  const silence = watchUnresponsive({
    probe: () => answers(isPooled ? { ...probing, ...withoutLimits } : probing, patience),
    refusal: () => new StoreUnavailable(`${name} does not answer`),
    // Whoever waits on a dead connection need not wait until its time is over.
    onUnresponsive: (reason) => clients.forEach((client) => client.connection.stream.destroy(reason)),
  });
  const reach = async (): Promise<PoolClient> => {
    try {
      return await pool.connect();
    } catch (error) {
      if (!refusesLimits(error)) throw error;
      isPooled = true;
      Object.assign(pool.options, withoutLimits);
      return pool.connect();
    }
  };
  const worded = (statement: string): string =>
    isPooled ? limitedTransaction(statement, statementTimeout) : statement;
  const connect = async () => {
    await silence.admit();
    try {
      return unlessSilent(await silence.watched(reach), silence, worded);
    } catch (error) {
      throw connectionError(error, name);
    }
  };
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect, end: () => endOf(pool, silence), options: {} } }),
  });
  const guarded = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work();
    } catch (error) {
      throw postgresError(error, name);
    }
  };
  return {
    kind: 'postgres',
    eraseDeleted: () => Promise.resolve(),
    read: (work) => guarded(() => work(db)),
    snapshot: (work) =>
      guarded(() => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)),
    write: (work) => guarded(() => repeatedly(() => writeOnce(db, work))),
    writeMuch: (work) => guarded(() => repeatedly(() => writeOnce(db, work))),
    writeAtOnce: (statement) => guarded(() => repeatedly(() => statement(db))),
    close: () => guarded(() => db.destroy()),
  };
}

function endOf(pool: Pool, silence: UnresponsiveWatch): Promise<void> {
  silence.stop();
  return pool.end();
}

/** Leaves a transaction without keeping what it wrote. */
class Undone<Value> extends Error {
  readonly value: Value;

  constructor(value: Value) {
    super('undone');
    this.value = value;
  }
}

async function repeatedly<Value>(write: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (!isConflict(error) || attempt === attempts) throw error;
      // At different times, or they would meet again.
      await delay(Math.random() * 10 * 2 ** attempt);
    }
  }
}

async function writeOnce<Tables, Value>(
  db: Kysely<Tables>,
  work: (db: Kysely<Tables>) => Promise<Written<Value>>,
): Promise<Value> {
  let undone: Undone<Value> | undefined;
  try {
    return await db.transaction().execute(async (trx) => {
      const { value, keep } = await work(trx);
      if (keep) return value;
      undone = new Undone(value);
      throw undone;
    });
  } catch (error) {
    if (undone !== undefined && error === undone) return undone.value;
    throw error;
  }
}

/** Seconds; 0: as long as they work. */
function lifetimeOf({ connMaxLifetime }: PostgresSettings): number {
  if (connMaxLifetime === undefined) return 0;
  const read = readDuration(connMaxLifetime);
  // The configuration was validated; a timer holds 24 days at most.
  if ('problem' in read) throw new Error(`connMaxLifetime ${connMaxLifetime} was not validated`);
  return Math.min(Math.max(Number(read.nanoseconds / 1_000_000n) / 1_000, 0.001), 2_000_000);
}
