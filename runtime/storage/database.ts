import type { Kysely } from 'kysely';

/** The outcome of a write. Without `keep`, everything that it wrote is undone. */
export interface Written<Value> {
  readonly value: Value;
  readonly keep: boolean;
}

/**
 * An open SQL database, of either kind. Every method throws StoreUnavailable where the database is the reason; other errors are bugs of
 * this program. Work is handed a connection that it must not keep.
 */
export interface Database<Tables> {
  readonly kind: 'sqlite' | 'postgres';
  /** Reads with single statements. */
  read<Value>(work: (db: Kysely<Tables>) => Promise<Value>): Promise<Value>;
  /** Reads with several statements that all see the same state. */
  snapshot<Value>(work: (db: Kysely<Tables>) => Promise<Value>): Promise<Value>;
  /**
   * Writes in one transaction: durable when this resolves. Work may run again after a conflict of transactions, so it does nothing but
   * database work.
   */
  write<Value>(work: (db: Kysely<Tables>) => Promise<Written<Value>>): Promise<Value>;
  /** The same for thousands of rows: it costs more to begin, and an embedded database writes them beside the process. */
  writeMuch<Value>(work: (db: Kysely<Tables>) => Promise<Written<Value>>): Promise<Value>;
  /** Writes with a single statement, which is a transaction of its own: nothing is asked before it or after. It may run again, as `write`. */
  writeAtOnce<Value>(statement: (db: Kysely<Tables>) => Promise<Value>): Promise<Value>;
  /**
   * Takes what was deleted out of the database's files, as far as this program can: an embedded database writes zeros over it and empties
   * its log. PostgreSQL gives up rows when it vacuums, which its own settings decide.
   */
  eraseDeleted(): Promise<void>;
  /** Waits for what is under way and closes. */
  close(): Promise<void>;
}

/** What keeps a database from being opened until somebody does something about it. */
export interface OpenRefusal {
  readonly outcome: 'refused';
  readonly problem: string;
  /** What to do. */
  readonly hint: string;
}

/** The outcome of opening a database. An unreachable database is not a refusal: it throws StoreUnavailable, since a retry may succeed. */
export type Opening<Opened> = { readonly outcome: 'opened'; readonly opened: Opened } | OpenRefusal;
