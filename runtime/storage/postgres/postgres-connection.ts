import { types, type ClientConfig, type CustomTypesConfig } from 'pg';
import type { PostgresSettings } from './postgres-settings.ts';
import type { PostgresLogin } from './postgres-login.ts';
import { passwordOf } from './postgres-password.ts';
import { tlsOf } from './postgres-tls.ts';

/** Milliseconds that making a connection, or waiting for a free one, may take. */
const connectTimeout = 5_000;

/** Milliseconds that a transaction may wait for its next statement. */
const idleInTransaction = 60_000;

/** Numbers of 64 bits arrive as numbers; one that would be rounded is an error instead. */
const exactNumbers: CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === types.builtins.INT8 && format !== 'binary' ? exactNumber : types.getTypeParser(oid, format),
};

function exactNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`the database holds ${text}, which is beyond 2^53`);
  return value;
}

/**
 * The settings of one connection. `statementTimeout` in milliseconds bounds each statement on the server; the driver waits a
 * little longer before it gives a silent server up.
 */
export function connectionConfig(
  settings: PostgresSettings,
  login: PostgresLogin,
  applicationName: string,
  statementTimeout: number,
): ClientConfig {
  return {
    host: settings.host,
    port: settings.port ?? 5432,
    database: settings.database,
    user: login.user,
    password: () => passwordOf(login, settings),
    ssl: tlsOf(settings),
    application_name: applicationName,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + 5_000,
    idle_in_transaction_session_timeout: idleInTransaction,
    keepAlive: true,
    types: exactNumbers,
  };
}

/**
 * Whether a pooler in front of the database refused a connection for the limits of time that came with it: its connections to the
 * database belong to nobody, and PgBouncer passes on only the parameters that it can set anew (SQLSTATE 08P01).
 */
export function refusesLimits(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('unsupported startup parameter');
}

/** What to connect with where limits are refused: zero is sent to nobody. The driver still gives a statement up by itself. */
export const withoutLimits = { statement_timeout: 0, idle_in_transaction_session_timeout: 0 } as const;

/**
 * The beginning of a transaction with the limits of connectionConfig, for that transaction alone: a limit of a session would hold
 * for whoever gets the pooler's connection next. Every other statement is given back as it is.
 */
export function limitedTransaction(statement: string, statementTimeout: number): string {
  if (!/^(begin|start transaction)\b/.test(statement)) return statement;
  return `${statement}; set local statement_timeout = ${statementTimeout}; set local idle_in_transaction_session_timeout = ${idleInTransaction}`;
}

/** Names a database in messages, without anything secret. */
export function describeDatabase({ host, port = 5432, database }: PostgresSettings): string {
  return `PostgreSQL database ${database} on ${host}:${port}`;
}
