import { createSlots } from './slots.ts';

/** What is done to one item again and again. */
export interface Work<Item> {
  /**
   * Does it once; the item is as its store has it now. The signal ends it when another process has taken over, too; `holds` renews the
   * lease and returns whether this process still has it: a process that was paused for longer than a lease calls it before writing.
   */
  run(item: Item, signal: AbortSignal, holds: () => Promise<boolean>): Promise<void>;
  /** Work that notices by itself that it is due calls back; gives back the way to stop. */
  watch?(onChange: () => void): () => void;
  close?(): Promise<void>;
}

/** Lets one process among many work at a time. */
export interface WorkLeases {
  /** Takes or renews a lease for so many milliseconds; false where another has it. */
  take(name: string, time: number): Promise<boolean>;
  release(name: string): Promise<void>;
}

export interface WorkScheduleOptions<Item extends { readonly name: string }> {
  /** The work of an item; undefined for one that has none. */
  readonly workOf: (item: Item) => Work<Item> | undefined;
  /** Items with equal texts are the same work, which goes on. */
  readonly definitionOf: (item: Item) => string;
  /** The item as its store has it. */
  readonly current: (item: Item) => Promise<Item>;
  /** Milliseconds until it is due by the clock, 0: now, undefined: never. */
  readonly dueIn: (item: Item) => number | undefined;
  /** Whether it has been worked on as it is now defined. Otherwise it is due at once. */
  readonly isCurrent: (item: Item) => boolean;
  /** Whether somebody has begun to work on it and left no result. */
  readonly isUnfinished: (item: Item) => boolean;
  /** Whether it has been worked on at all, well or not. */
  readonly wasTried: (item: Item) => boolean;
  /** Whether an error says that the store is out of reach: the work is tried again. Others are bugs. */
  readonly isOutage: (error: unknown) => boolean;
  readonly leases: WorkLeases;
  /** Before the name of each lease. */
  readonly leasePrefix: string;
  /** Milliseconds that one run may take; its signal ends then. */
  readonly deadline: number;
  /** Runs at the same time. */
  readonly atOnce: number;
}

export interface WorkSchedule<Item> {
  /** Takes the items there are: work on new ones begins, on changed ones anew, on absent ones it ends. */
  declare(items: readonly Item[]): void;
  /** Has an item worked on as soon as a slot is free; false when there is no work on it. */
  request(name: string): boolean;
  /** Names of the items that were never worked on, well or not, here or by another process. */
  untried(): readonly string[];
  /** Ends waits and runs. */
  close(): Promise<void>;
}

/** Milliseconds that a lease holds without being renewed. */
const leaseTime = 30_000;

/** Milliseconds until an item is looked at again that another process works on, or while the store is out of reach. */
const retryTime = 2_000;

interface Job<Item> {
  readonly definition: string;
  readonly work: Work<Item>;
  readonly stopped: AbortController;
  /** Ends the present wait. */
  wake: () => void;
  /** To be done now, whatever the clock says. */
  isRequested: boolean;
  isTried: boolean;
}

/**
 * Works on each item when it is due, with a deadline and few at a time. Each has a loop of its own, so that one that hangs keeps no
 * other waiting; a lease lets one process work on an item at a time, and what it finds counts for the others.
 */
export function createWorkSchedule<Item extends { readonly name: string }>(
  options: WorkScheduleOptions<Item>,
): WorkSchedule<Item> {
  const { leases } = options;
  const jobs = new Map<string, { readonly job: Job<Item>; readonly done: Promise<void> }>();
  const slots = createSlots(options.atOnce);

  const start = (item: Item, work: Work<Item>): void => {
    const job: Job<Item> = {
      definition: options.definitionOf(item),
      work,
      stopped: new AbortController(),
      wake: () => undefined,
      isRequested: !options.isCurrent(item),
      isTried: options.wasTried(item),
    };
    jobs.set(item.name, { job, done: loop(item, job) });
  };

  const loop = async (first: Item, job: Job<Item>): Promise<void> => {
    const unwatch = job.work.watch?.(() => wakeFor(job));
    let item = first;
    while (!job.stopped.signal.aborted) {
      if (!job.isRequested) await waitOf(job, options.dueIn(item));
      if (job.stopped.signal.aborted) break;
      const next = await withSlot(item, job);
      if (next === 'later') await waitOf(job, retryTime);
      else item = next;
    }
    unwatch?.();
    await job.work.close?.();
  };

  const withSlot = async (item: Item, job: Job<Item>): Promise<Item | 'later'> => {
    const release = await slots.take(job.stopped.signal);
    if (release === undefined) return item;
    try {
      return await withLease(item, job);
    } catch (error) {
      if (!options.isOutage(error)) throw error;
      // Whatever was done is lost, and what was asked for was not done.
      job.isRequested = true;
      return 'later';
    } finally {
      release();
    }
  };

  const withLease = async (item: Item, job: Job<Item>): Promise<Item | 'later'> => {
    const lease = `${options.leasePrefix}${item.name}`;
    if (!(await leases.take(lease, leaseTime))) {
      // Another process works on it; what it finds counts for this one too.
      await current(item, job);
      return 'later';
    }
    const lost = new AbortController();
    const holds = async (): Promise<boolean> => {
      const isOurs = !lost.signal.aborted && (await leases.take(lease, leaseTime));
      if (!isOurs) lost.abort();
      return isOurs;
    };
    const renewal = setInterval(() => {
      // A lease that cannot be renewed ends by itself, and another process may take over.
      holds().catch(() => undefined);
    }, leaseTime / 3);
    try {
      return await attempt(item, job, lost.signal, holds);
    } finally {
      clearInterval(renewal);
      await leases.release(lease);
    }
  };

  /** Works on the item if it is still due; returns its new state. */
  const attempt = async (
    item: Item,
    job: Job<Item>,
    lost: AbortSignal,
    holds: () => Promise<boolean>,
  ): Promise<Item> => {
    const before = await current(item, job);
    // This process has the lease, so an earlier worker has ended without a result.
    const isDue = job.isRequested || options.isUnfinished(before) || options.dueIn(before) === 0;
    if (!isDue) return before;
    job.isRequested = false;
    const ends = [job.stopped.signal, lost, AbortSignal.timeout(options.deadline)];
    await job.work.run(before, AbortSignal.any(ends), holds);
    return current(item, job);
  };

  const current = async (item: Item, job: Job<Item>): Promise<Item> => {
    const stored = await options.current(item);
    if (options.wasTried(stored)) job.isTried = true;
    return stored;
  };

  return {
    declare(items) {
      const wanted = new Map(items.map((item) => [item.name, item]));
      for (const [name, { job }] of jobs) {
        const item = wanted.get(name);
        if (item !== undefined && options.definitionOf(item) === job.definition) wanted.delete(name);
        else {
          job.stopped.abort();
          job.wake();
          jobs.delete(name);
        }
      }
      for (const item of wanted.values()) {
        const work = options.workOf(item);
        if (work !== undefined) start(item, work);
      }
    },
    request(name) {
      const found = jobs.get(name);
      if (found === undefined) return false;
      wakeFor(found.job);
      return true;
    },
    untried: () => [...jobs].filter(([, { job }]) => !job.isTried).map(([name]) => name),
    async close() {
      const ending = [...jobs.values()];
      for (const { job } of ending) {
        job.stopped.abort();
        job.wake();
      }
      await Promise.allSettled(ending.map(({ done }) => done));
    },
  };
}

function wakeFor<Item>(job: Job<Item>): void {
  job.isRequested = true;
  job.wake();
}

/** Waits until the time is over or somebody wakes the job; without a time, until somebody does. */
async function waitOf<Item>(job: Job<Item>, milliseconds: number | undefined): Promise<void> {
  if (milliseconds === 0 || job.stopped.signal.aborted) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  job.wake = resolve;
  const timer = milliseconds === undefined ? undefined : setTimeout(resolve, milliseconds);
  await promise;
  clearTimeout(timer);
  job.wake = () => undefined;
}
