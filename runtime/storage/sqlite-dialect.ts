import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
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
import { statementsOf } from './sqlite-statements.ts';

/** Milliseconds of statements after which other work of the process gets its turn: node:sqlite answers synchronously. */
const longestTurn = 8;

/**
 * Kysely on the SQLite that comes with Node. Takes an open database and closes it with the last query. Integers beyond 2^53
 * are refused by node:sqlite instead of rounded; booleans are written as 0 and 1.
 */
export function sqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new Adapter(),
    createDriver: () => driverOf(database),
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

function driverOf(database: DatabaseSync): Driver {
  const connection = connectionTo(database);
  const run = async (sql: string): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: (_, { accessMode }: TransactionSettings) =>
      run(accessMode === 'read only' ? 'begin' : 'begin immediate'),
    commitTransaction: () => run('commit'),
    // A full disk ends the transaction by itself, and there is nothing left to roll back.
    rollbackTransaction: () => (database.isTransaction ? run('rollback') : Promise.resolve()),
    savepoint: (_, name) => run(`savepoint "${name}"`),
    rollbackToSavepoint: (_, name) => run(`rollback to "${name}"`),
    releaseSavepoint: (_, name) => run(`release "${name}"`),
    releaseConnection: () => Promise.resolve(),
    destroy: () => {
      database.close();
      return Promise.resolve();
    },
  };
}

function connectionTo(database: DatabaseSync): DatabaseConnection {
  const prepare = statementsOf(database);
  let turnBegan = performance.now();
  const execute = async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
    if (performance.now() - turnBegan > longestTurn) {
      await nextTurn();
      turnBegan = performance.now();
    }
    const { statement, givesRows } = prepare(sql);
    const values = parameters.map(boundValue);
    if (givesRows) {
      const rows = statement.all(...values);
      return { rows: rows as Row[], numAffectedRows: BigInt(rows.length) };
    }
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  };
  return {
    executeQuery: execute,
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
