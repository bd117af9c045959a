import { sql, type AliasedRawBuilder, type Kysely } from 'kysely';
import type { Database, Written } from '../../storage/database.ts';
import type { StoreFeed } from './changes/store-feed.ts';
import { changeChannel, changeText } from './changes/change-text.ts';
import type { StoreChange } from './registry-store.ts';
import type { StoreTables } from './tables.ts';

export type StoreDb = Kysely<StoreTables>;

/** The outcome of a write, and what it changed. Nothing changed: everything that it wrote is undone. */
export interface Outcome<Value> {
  readonly value: Value;
  readonly changes: readonly StoreChange[];
}

/** What the parts of the store work with. */
export interface StoreContext {
  readonly database: Database<StoreTables>;
  /**
   * Writes in one transaction, and announces what changed with its commit: to this process and to other replicas. `large`: there are
   * thousands of rows to write.
   */
  write<Value>(work: (db: StoreDb) => Promise<Outcome<Value>>, size?: 'large'): Promise<Value>;
  /** Writes with a single statement, which tells other replicas of it by itself, and announces what changed to this process. */
  writeAtOnce<Value>(statement: (db: StoreDb) => Promise<Outcome<Value>>): Promise<Value>;
  /** What a statement selects to tell other replicas of a change with the commit; undefined where there are none. */
  notice(change: StoreChange): AliasedRawBuilder<unknown, 'told'> | undefined;
}

/** `id` tells this store's own notifications from those of other replicas. */
export function storeContext(database: Database<StoreTables>, feed: StoreFeed, id: string): StoreContext {
  const notice: StoreContext['notice'] = (change) =>
    database.kind === 'postgres' ? sql`pg_notify(${changeChannel}, ${changeText(change, id)})`.as('told') : undefined;
  return {
    database,
    notice,
    write: async <Value>(work: (db: StoreDb) => Promise<Outcome<Value>>, size?: 'large') => {
      const inTransaction = async (db: StoreDb): Promise<Written<Outcome<Value>>> => {
        const outcome = await work(db);
        for (const change of outcome.changes) {
          // Writers of entries have told so already (moveSource).
          const told = change.of === 'entries' ? undefined : notice(change);
          if (told !== undefined) await db.selectNoFrom(told).execute();
        }
        return { value: outcome, keep: outcome.changes.length > 0 };
      };
      const { value, changes } = await (size === 'large'
        ? database.writeMuch(inTransaction)
        : database.write(inTransaction));
      feed.announce(changes);
      return value;
    },
    writeAtOnce: async (statement) => {
      const { value, changes } = await database.writeAtOnce(statement);
      feed.announce(changes);
      return value;
    },
  };
}
