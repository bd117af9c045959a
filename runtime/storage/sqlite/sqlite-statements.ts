import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Statements of a store are few and of fixed form; the bound holds for lists of varying length. */
const kept = 200;

/** A prepared statement, and whether it gives rows. */
export interface PreparedStatement {
  readonly statement: StatementSync;
  readonly givesRows: boolean;
}

/** Prepares each statement once and keeps those used last, by their SQL. */
export function statementsOf(database: DatabaseSync): (sql: string) => PreparedStatement {
  const prepared = new Map<string, PreparedStatement>();
  return (sql) => {
    const known = prepared.get(sql);
    if (known !== undefined) {
      // Last in the order of insertion: the first is the one that was not used for longest.
      prepared.delete(sql);
      prepared.set(sql, known);
      return known;
    }
    const statement = database.prepare(sql);
    const made = { statement, givesRows: statement.columns().length > 0 };
    prepared.set(sql, made);
    if (prepared.size > kept) {
      const [oldest] = prepared.keys();
      if (oldest !== undefined) prepared.delete(oldest);
    }
    return made;
  };
}
