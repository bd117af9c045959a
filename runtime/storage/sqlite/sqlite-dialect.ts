import type { SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { SqliteConnection } from './sqlite-connection.ts';

/**
 * Kysely on the SQLite that comes with Node. Takes a connection and closes it with the last query. Integers beyond 2^53
 * are refused by node:sqlite instead of rounded; booleans are written as 0 and 1.
 */
export function sqliteDialect(connection: SqliteConnection): Dialect {
  return {
    createAdapter: () => new Adapter(),
    createDriver: () => driverOf(connection),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class Adapter extends SqliteAdapter {
  // Its tables are made inside transactions, so that a migration that ends half way leaves nothing behind.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function driverOf(connection: SqliteConnection): Driver {
  const queries = queriesOver(connection);
  const run = async (sql: string): Promise<void> => {
    await queries.executeQuery(CompiledQuery.raw(sql));
  };
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(queries),
    beginTransaction: (_, { accessMode }: TransactionSettings) =>
      run(accessMode === 'read only' ? 'begin' : 'begin immediate'),
    commitTransaction: () => run('commit'),
    // A full disk ends the transaction by itself, and there is nothing left to roll back.
    rollbackTransaction: () => connection.rollBack(),
    savepoint: (_, name) => run(`savepoint "${name}"`),
    rollbackToSavepoint: (_, name) => run(`rollback to "${name}"`),
    releaseSavepoint: (_, name) => run(`release "${name}"`),
    releaseConnection: () => Promise.resolve(),
    destroy: () => connection.close(),
  };
}

function queriesOver(connection: SqliteConnection): DatabaseConnection {
  return {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
      const { rows, changes, lastInsertRowid } = await connection.run(sql, parameters.map(boundValue));
      const numAffectedRows = BigInt(changes);
      return lastInsertRowid === undefined
        ? { rows: rows as Row[], numAffectedRows }
        : { rows: [], numAffectedRows, insertId: BigInt(lastInsertRowid) };
    },
    // oxlint-disable-next-line require-yield
    streamQuery: async function* stream() {
      throw new Error('results of the embedded database are not streamed');
    },
  };
}

function boundValue(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  throw new TypeError(`a value of type ${typeof value} cannot be stored`);
}
