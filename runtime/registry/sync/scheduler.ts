import { StoreUnavailable, type SourceRecord } from '../store/registry-store.ts';
import { syncDeadline, waitFor } from './scheduler-timing.ts';
import { createSlots } from './slots.ts';
import type { SourceReader } from './source-reader.ts';
import { definitionHash, syncSource, type SyncReport, type SyncTools } from './sync-source.ts';

export interface SchedulerOptions extends SyncTools {
  /** The reader of a source; undefined for one that people publish to. */
  readonly readerOf: (record: SourceRecord) => SourceReader | undefined;
  /** Names this process among the replicas that share the work. */
  readonly holder: string;
  /** Syncs at the same time. */
  readonly atOnce: number;
  /** Sees a sync begin; what it gives back sees it end. */
  readonly onSync: (source: string) => (report: SyncReport) => void;
  /** A number in [0, 1), for the spread of waits. */
  readonly random: () => number;
}

export interface Scheduler {
  /** Takes the declared sources: new ones are read, changed ones read again, absent ones left alone from now on. */
  declare(sources: readonly SourceRecord[]): void;
  /** Has a source read as soon as a slot is free; false when it is not one that is read. */
  request(source: string): boolean;
  /** True once each declared source was read, or found impossible to read, at least once, here or by another replica. */
  isSettled(): boolean;
  /** Ends waits and syncs; a sync that is ended leaves the last good content. */
  close(): Promise<void>;
}

/** Milliseconds that a lease on a source holds without being renewed. */
const leaseTime = 30_000;

/** Milliseconds until a source is looked at again that another replica is reading, or while the store is out of reach. */
const retryTime = 2_000;

interface Job {
  readonly definition: string;
  readonly reader: SourceReader;
  readonly stopped: AbortController;
  /** Ends the present wait. */
  wake: () => void;
  /** To be read now, whatever the clock says. */
  isRequested: boolean;
  isSettled: boolean;
}

/**
 * Reads each source at its own interval, with a deadline, a spread, growing waits after failures, and few at a time
 * (design.md, section 5, Sync). Each source has a loop of its own, so that one that hangs keeps no other waiting; a lease in the
 * store lets one replica read a source at a time.
 */
export function createScheduler(options: SchedulerOptions): Scheduler {
  const { store, clock, random, holder } = options;
  const jobs = new Map<string, { readonly job: Job; readonly done: Promise<void> }>();
  const slots = createSlots(options.atOnce);

  const start = (record: SourceRecord, reader: SourceReader): void => {
    const job: Job = {
      definition: JSON.stringify(record.definition),
      reader,
      stopped: new AbortController(),
      wake: () => undefined,
      isRequested: !isCurrent(record),
      isSettled: wasTried(record),
    };
    jobs.set(record.name, { job, done: loop(record, job) });
  };

  const loop = async (first: SourceRecord, job: Job): Promise<void> => {
    const unwatch = job.reader.watch?.(() => wakeFor(job));
    let record = first;
    while (!job.stopped.signal.aborted) {
      if (!job.isRequested) await pause(job, waitFor(record, clock(), random));
      if (job.stopped.signal.aborted) break;
      const next = await withSlot(record, job);
      if (next === 'later') await pause(job, retryTime);
      else record = next;
    }
    unwatch?.();
    await job.reader.close?.();
  };

  const withSlot = async (record: SourceRecord, job: Job): Promise<SourceRecord | 'later'> => {
    const release = await slots.take(job.stopped.signal);
    if (release === undefined) return record;
    try {
      return await withLease(record, job);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      // Whatever was read is lost, and what was asked for was not done.
      job.isRequested = true;
      return 'later';
    } finally {
      release();
    }
  };

  const withLease = async (record: SourceRecord, job: Job): Promise<SourceRecord | 'later'> => {
    const lease = `sync/${record.name}`;
    if (!(await store.lease(lease, holder, leaseTime, clock()))) {
      // Another replica reads it; what it finds counts for this one too.
      await current(record, job);
      return 'later';
    }
    const renewal = setInterval(() => {
      // A lease that cannot be renewed ends by itself, and another replica may take over.
      store.lease(lease, holder, leaseTime, clock()).catch(() => undefined);
    }, leaseTime / 3);
    try {
      return await attempt(record, job);
    } finally {
      clearInterval(renewal);
      await store.release(lease, holder);
    }
  };

  /** Reads the source if it is still due; the record as it stands afterwards. */
  const attempt = async (record: SourceRecord, job: Job): Promise<SourceRecord> => {
    const before = await current(record, job);
    // The lease is ours, so whoever was reading it has ended without a result.
    const isDue = job.isRequested || before.sync.phase === 'syncing' || waitFor(before, clock(), random) === 0;
    if (!isDue) return before;
    job.isRequested = false;
    const signal = AbortSignal.any([job.stopped.signal, AbortSignal.timeout(syncDeadline)]);
    const ended = options.onSync(record.name);
    const begin = performance.now();
    const report = await syncSource(before, job.reader, options, signal).catch((error: unknown) => {
      ended(unstored(record.name, error, performance.now() - begin));
      throw error;
    });
    ended(report);
    return current(record, job);
  };

  const current = async (record: SourceRecord, job: Job): Promise<SourceRecord> => {
    const { sources } = await store.declarations();
    const stored = sources.find(({ name }) => name === record.name) ?? record;
    if (wasTried(stored)) job.isSettled = true;
    return stored;
  };

  return {
    declare(sources) {
      const wanted = new Map(sources.map((record) => [record.name, record]));
      for (const [name, { job }] of jobs) {
        const record = wanted.get(name);
        if (record !== undefined && JSON.stringify(record.definition) === job.definition) wanted.delete(name);
        else {
          job.stopped.abort();
          job.wake();
          jobs.delete(name);
        }
      }
      for (const record of wanted.values()) {
        const reader = options.readerOf(record);
        if (reader !== undefined) start(record, reader);
      }
    },
    request(source) {
      const found = jobs.get(source);
      if (found === undefined) return false;
      wakeFor(found.job);
      return true;
    },
    isSettled: () => [...jobs.values()].every(({ job }) => job.isSettled),
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

/** The end of a sync that the store put to it: whoever saw it begin sees this, too. */
function unstored(source: string, error: unknown, milliseconds: number): SyncReport {
  const message = error instanceof Error ? error.message : String(error);
  return { source, outcome: 'unstored', changed: 0, quarantined: 0, message, milliseconds };
}

/** Whether what is stored was read with this very definition. */
function isCurrent({ sync, definition }: SourceRecord): boolean {
  return sync.phase === 'complete' && sync.filterHash === definitionHash(definition);
}

function wasTried({ sync }: SourceRecord): boolean {
  return sync.phase === 'complete' || sync.phase === 'failed';
}

function wakeFor(job: Job): void {
  job.isRequested = true;
  job.wake();
}

/** Waits until the time is over or somebody wakes the job; without a time, until somebody does. */
async function pause(job: Job, milliseconds: number | undefined): Promise<void> {
  if (milliseconds === 0 || job.stopped.signal.aborted) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  job.wake = resolve;
  const timer = milliseconds === undefined ? undefined : setTimeout(resolve, milliseconds);
  await promise;
  clearTimeout(timer);
  job.wake = () => undefined;
}
