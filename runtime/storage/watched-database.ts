import type { Database } from './database.ts';
import { StoreUnavailable } from './store-unavailable.ts';

/** Reading and writing fail apart: a full disk is still read. */
export type DatabaseUse = 'read' | 'write';

/** Told once when a use of the database begins to fail, with the reason, and once when it works again. */
export type OnReach = (use: DatabaseUse, problem: StoreUnavailable | undefined) => void;

/** The same database, with somebody who hears when it goes away and comes back. The reason holds no credential. */
export function watchedDatabase<Tables>(database: Database<Tables>, onReach: OnReach): Database<Tables> {
  const failing = new Set<DatabaseUse>();
  const watched = async <Value>(use: DatabaseUse, work: () => Promise<Value>): Promise<Value> => {
    try {
      const value = await work();
      if (failing.delete(use)) onReach(use, undefined);
      return value;
    } catch (error) {
      if (error instanceof StoreUnavailable && !failing.has(use)) {
        failing.add(use);
        onReach(use, error);
      }
      throw error;
    }
  };
  return {
    kind: database.kind,
    read: (work) => watched('read', () => database.read(work)),
    snapshot: (work) => watched('read', () => database.snapshot(work)),
    write: (work) => watched('write', () => database.write(work)),
    writeMuch: (work) => watched('write', () => database.writeMuch(work)),
    writeAtOnce: (statement) => watched('write', () => database.writeAtOnce(statement)),
    eraseDeleted: () => database.eraseDeleted(),
    close: () => database.close(),
  };
}
