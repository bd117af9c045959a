import { types, type ClientConfig, type CustomTypesConfig } from 'pg';
import type { PostgresSettings } from './postgres-settings.ts';
import type { PostgresLogin } from './postgres-login.ts';
import { passwordOf } from './postgres-password.ts';
import { tlsOf } from './postgres-tls.ts';

/** Milliseconds that making a connection, or waiting for a free one, may take. */
const connectTimeout = 5_000;

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
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    types: exactNumbers,
  };
}

/** Names a database in messages, without anything secret. */
export function describeDatabase({ host, port = 5432, database }: PostgresSettings): string {
  return `PostgreSQL database ${database} on ${host}:${port}`;
}
