import type { EntryLimits } from '../../generated/types/entry-limits.ts';
import type { Log } from '../observe/log.ts';
import { Catalog } from './catalog/catalog.ts';
import { followStore } from './catalog-refresh.ts';
import { firstSyncs } from './first-syncs.ts';
import { createEntryCheck } from './documents/check-entry.ts';
import { entryLimits } from './quota/entry-limits.ts';
import { publicationRoom } from './quota/publication-room.ts';
import type { RegistryService } from './routes/registry-service.ts';
import { storePing } from './store-ping.ts';
import type { RegistryStore } from './store/registry-store.ts';
import { createScheduler } from './sync/scheduler.ts';
import { sourceReaders } from './sync/source-readers.ts';
import type { SyncReport } from './sync/sync-source.ts';

/** Syncs of one process at the same time. */
const syncsAtOnce = 4;

export interface RegistryCoreOptions {
  readonly store: RegistryStore;
  readonly log: Log;
  /** Names this process among the replicas that share a store. */
  readonly holder: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** How much sources may hold that have no limits of their own. */
  readonly limits?: EntryLimits | undefined;
  /** Milliseconds that the server waits for the first sync of a source before it is ready without it; 60 seconds when absent. */
  readonly firstSyncTime?: number | undefined;
  /** Sees a sync begin; what it gives back sees it end. */
  readonly onSync?: (source: string) => (report: SyncReport) => void;
}

/** The registry without its doors: what is served, what is stored, and what is read from outside. */
export interface RegistryCore extends RegistryService {
  /** Begins to read the sources. */
  startSyncing(): void;
  /** What a server waits for before it is ready: sources of its start that were never read, and the store. Empty: ready. */
  waitingFor(): Promise<readonly string[]>;
  /** Ends syncs and waits for what is being read; the store stays open. */
  close(): Promise<void>;
}

/** Reads everything that is stored, and keeps in step with it from then on. Throws StoreUnavailable. */
export async function registryCore(options: RegistryCoreOptions): Promise<RegistryCore> {
  const { store, log, clock, holder } = options;
  const check = await createEntryCheck();
  const catalog = new Catalog();
  const readers = sourceReaders();
  const limitsOf = entryLimits(options.limits);
  const scheduler = createScheduler({
    store,
    check,
    limitsOf,
    clock,
    holder,
    atOnce: syncsAtOnce,
    random: Math.random,
    readerOf: (record) => readers.readerOf(record),
    onSync(source) {
      const ended = options.onSync?.(source);
      return (report) => {
        logSync(log, report);
        ended?.(report);
      };
    },
  });
  const answers = storePing(store);
  let isSyncing = false;
  const refresh = followStore(store, catalog, (change) => {
    if (change.of === 'declarations' && isSyncing) scheduler.declare(catalog.declarations.sources);
  });
  await refresh.all();
  const first = firstSyncs({
    log,
    unread: () => scheduler.untried(),
    serve: () => refresh.all(),
    time: options.firstSyncTime,
  });
  return {
    catalog,
    store,
    refresh,
    check,
    room: publicationRoom(catalog, limitsOf),
    clock,
    requestSync: (source) => scheduler.request(source),
    startSyncing() {
      isSyncing = true;
      scheduler.declare(catalog.declarations.sources);
      first.start();
    },
    async waitingFor() {
      const [isServed, isThere] = [await first.areServed(), await answers()];
      // Syncs that have ended are not waited for where it is the database that keeps them from being read.
      const isSynced = isServed || (!isThere && first.areOver());
      return [...(isSynced ? [] : ['the first sync of each source']), ...(isThere ? [] : ['the database'])];
    },
    async close() {
      await scheduler.close();
      await readers.close();
      await refresh.close();
    },
  };
}

function logSync(log: Log, { message, bug, ...report }: SyncReport): void {
  const fields = { ...report, milliseconds: Math.round(report.milliseconds) };
  if (bug !== undefined) log.error({ ...fields, err: bug }, 'a bug met while a source was read');
  else if (report.outcome === 'failed') log.warn(fields, `the source could not be read: ${message ?? ''}`);
  else if (report.outcome === 'unstored')
    log.warn(fields, `what a source brings could not be stored: ${message ?? ''}`);
  else if (report.outcome === 'aborted') log.info(fields, 'reading the source was aborted, and what it had stays');
  else if (report.quarantined > 0) log.warn(fields, 'the source was read, and some of its entries were left out');
  else log.info(fields, 'the source was read');
}
