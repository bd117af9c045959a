import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DatabaseSync } from 'node:sqlite';
import type { ControlledTransaction, Kysely } from 'kysely';
import type { Written } from '../database.ts';

/** Writes that share a commit. */
const largestGroup = 64;

interface Job<Tables> {
  run(trx: Kysely<Tables>): Promise<boolean>;
  succeed(): void;
  fail(error: unknown): void;
}

/** A write that has a transaction of its own elsewhere. It never rejects. */
type LoneJob = () => Promise<void>;

/** The writes of an embedded database, in the order in which they came. */
export interface WriteQueue<Tables> {
  /** Runs a write, under one commit with others that wait at the same time. */
  write<Value>(work: (trx: Kysely<Tables>) => Promise<Written<Value>>): Promise<Value>;
  /** Runs a write while no other runs; resolves with what `committed` is called with, also where there is more to do behind it. */
  alone<Value>(write: (committed: (value: Value) => void) => Promise<void>): Promise<Value>;
}

/**
 * Runs writes one after the other, and those that wait at the same time under one commit: making a commit durable takes the
 * disk far longer than the statements before it. Each has a savepoint of its own, so one that fails takes nobody with it.
 */
export function groupedWrites<Tables>(database: DatabaseSync, db: Kysely<Tables>): WriteQueue<Tables> {
  const queue: (Job<Tables> | LoneJob)[] = [];
  let isDraining = false;

  const drain = async (): Promise<void> => {
    while (queue.length > 0) {
      // Whoever is ready to write in this turn of the event loop comes along.
      await nextTurn();
      const [first] = queue;
      if (typeof first === 'function') {
        queue.shift();
        await first();
      } else await commitGroup(database, db, queue);
    }
    isDraining = false;
  };
  const add = (job: Job<Tables> | LoneJob): void => {
    queue.push(job);
    if (isDraining) return;
    isDraining = true;
    void drain();
  };

  return {
    write: (work) =>
      new Promise((resolve, reject) => {
        let succeed = (): void => reject(new Error('a write ended without a value'));
        add({
          run: async (trx) => {
            const { value, keep } = await work(trx);
            succeed = () => resolve(value);
            return keep;
          },
          succeed: () => succeed(),
          fail: reject,
        });
      }),
    alone: (write) => new Promise((resolve, reject) => add(() => write(resolve).catch(reject))),
  };
}

/** Runs what waits in one transaction; never rejects: every job learns of its own fate. */
async function commitGroup<Tables>(
  database: DatabaseSync,
  db: Kysely<Tables>,
  queue: (Job<Tables> | LoneJob)[],
): Promise<void> {
  const group: Job<Tables>[] = [];
  try {
    const trx = await db.startTransaction().execute();
    try {
      for (
        let job = shiftJob(queue);
        job !== undefined;
        job = group.length < largestGroup ? shiftJob(queue) : undefined
      ) {
        group.push(job);
        await runAlone(job, trx, database);
      }
      await trx.commit().execute();
    } catch (error) {
      await trx.rollback().execute();
      throw error;
    }
  } catch (error) {
    // Nobody had begun: it is the same for all who wait.
    if (group.length === 0) for (let job = shiftJob(queue); job !== undefined; job = shiftJob(queue)) group.push(job);
    for (const job of group) job.fail(error);
    return;
  }
  // Jobs that failed on their own have been settled already.
  for (const job of group) job.succeed();
}

/** The next that may share a commit. */
function shiftJob<Tables>(queue: (Job<Tables> | LoneJob)[]): Job<Tables> | undefined {
  const [first] = queue;
  if (first === undefined || typeof first === 'function') return undefined;
  queue.shift();
  return first;
}

/** Runs one write behind a savepoint. Throws only when the whole transaction has ended, as a full disk ends it. */
async function runAlone<Tables>(
  job: Job<Tables>,
  trx: ControlledTransaction<Tables>,
  database: DatabaseSync,
): Promise<void> {
  const point = await trx.savepoint('write').execute();
  try {
    if (!(await job.run(point))) await point.rollbackToSavepoint('write').execute();
  } catch (error) {
    if (!database.isTransaction) throw error;
    await point.rollbackToSavepoint('write').execute();
    job.fail(error);
  }
  await point.releaseSavepoint('write').execute();
}
