import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { statementsOf } from './sqlite-statements.ts';

/** Milliseconds of statements after which other work of the process gets its turn: node:sqlite answers synchronously. */
const longestTurn = 5;

/** What a statement gave. */
export interface SqliteAnswer {
  readonly rows: readonly unknown[];
  readonly changes: number | bigint;
  readonly lastInsertRowid?: number | bigint;
}

/** A connection to an embedded database, in this thread or in another. */
export interface SqliteConnection {
  /** Runs one statement; those of one connection run one after the other. */
  run(sql: string, values: readonly SQLInputValue[]): Promise<SqliteAnswer>;
  /** Undoes the transaction, unless it has ended by itself as a full disk ends it. */
  rollBack(): Promise<void>;
  close(): Promise<void>;
}

/** The connection of an open database in this thread, which pauses between statements for other work. */
export function connectionHere(database: DatabaseSync): SqliteConnection {
  const runNow = runnerOf(database);
  let turnBegan = performance.now();
  return {
    async run(sql, values) {
      if (performance.now() - turnBegan > longestTurn) {
        await nextTurn();
        turnBegan = performance.now();
      }
      return runNow(sql, values);
    },
    rollBack: async () => {
      if (database.isTransaction) runNow('rollback', []);
    },
    close: async () => database.close(),
  };
}

/** Runs statements of a database at once; each is prepared when it comes for the first time. */
export function runnerOf(database: DatabaseSync): (sql: string, values: readonly SQLInputValue[]) => SqliteAnswer {
  const prepare = statementsOf(database);
  return (sql, values) => {
    const { statement, givesRows } = prepare(sql);
    if (!givesRows) return { rows: [], ...statement.run(...values) };
    const rows = statement.all(...values);
    return { rows, changes: rows.length };
  };
}
