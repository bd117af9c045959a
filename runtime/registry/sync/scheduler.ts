import { createWorkSchedule, type WorkSchedule } from '../../schedule/work-schedule.ts';
import { StoreUnavailable, type SourceRecord } from '../store/registry-store.ts';
import { syncDeadline, waitFor } from './scheduler-timing.ts';
import type { SourceReader } from './source-reader.ts';
import { definitionHash, syncSource, type SyncLease, type SyncReport, type SyncTools } from './sync-source.ts';

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

/** Before the name of a source in the name of its lease. */
const leasePrefix = 'sync/';

/** Sources are its items. A sync that is ended leaves the last good content. */
export type Scheduler = WorkSchedule<SourceRecord>;

/**
 * Reads each source at its own interval, with a deadline, a spread, growing waits after failures, and few at a time
 * (design.md, section 5, Sync); one replica reads a source at a time.
 */
export function createScheduler(options: SchedulerOptions): Scheduler {
  const { store, clock, random, holder } = options;
  return createWorkSchedule<SourceRecord>({
    definitionOf: ({ definition }) => JSON.stringify(definition),
    dueIn: (record) => waitFor(record, clock(), random),
    // What is stored was read with this very definition.
    isCurrent: ({ sync, definition }) =>
      sync.phase === 'complete' && sync.filterHash === definitionHash(definition, options.limitsOf(definition)),
    isUnfinished: ({ sync }) => sync.phase === 'syncing',
    // Another replica may be reading it again just now.
    wasTried: ({ sync }) =>
      sync.phase === 'complete' || sync.phase === 'failed' || sync.lastSuccess !== undefined || sync.attemptCount > 0,
    isOutage: (error) => error instanceof StoreUnavailable,
    leases: {
      take: (lease, time) => store.lease(lease, holder, time, clock()),
      release: (lease) => store.release(lease, holder),
    },
    leasePrefix,
    deadline: syncDeadline,
    atOnce: options.atOnce,
    async current(record) {
      const { sources } = await store.declarations();
      return sources.find(({ name }) => name === record.name) ?? record;
    },
    workOf(first) {
      const reader = options.readerOf(first);
      if (reader === undefined) return undefined;
      return {
        ...reader,
        run: (record, signal, holds) =>
          syncOnce(record, reader, options, signal, { name: `${leasePrefix}${record.name}`, holder, holds }),
      };
    },
  });
}

/** Syncs once, seen by whoever follows syncs. */
async function syncOnce(
  record: SourceRecord,
  reader: SourceReader,
  options: SchedulerOptions,
  signal: AbortSignal,
  lease: SyncLease,
): Promise<void> {
  const ended = options.onSync(record.name);
  const begin = performance.now();
  const report = await syncSource(record, reader, options, signal, lease).catch((error: unknown) => {
    ended(unstored(record.name, error, performance.now() - begin));
    throw error;
  });
  ended(report);
}

/** The end of a sync that the store put to it: whoever saw it begin sees this, too. */
function unstored(source: string, error: unknown, milliseconds: number): SyncReport {
  const message = error instanceof Error ? error.message : String(error);
  return { source, outcome: 'unstored', changed: 0, quarantined: 0, message, milliseconds };
}
