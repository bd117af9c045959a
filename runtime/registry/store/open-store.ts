import { randomUUID } from 'node:crypto';
import type { RegistryDatabase } from '../../../generated/types/registry-database.ts';
import type { Database, Opening } from '../../storage/database.ts';
import { dropLeases } from '../../storage/leases.ts';
import { ensureMigrated } from '../../storage/postgres/postgres-migrations.ts';
import { openPostgres } from '../../storage/postgres/postgres.ts';
import { serverLogin } from '../../storage/postgres/postgres-login.ts';
import { migrateSqlite } from '../../storage/sqlite/sqlite-migrations.ts';
import { openSqlite } from '../../storage/sqlite/sqlite.ts';
import { watchedDatabase, type OnReach } from '../../storage/watched-database.ts';
import { storeFeed, type StoreFeed } from './changes/store-feed.ts';
import { pruneEndedSessions } from './ended-sessions.ts';
import type { RegistryStore } from './registry-store.ts';
import { pruneRemoved } from './removed/prune-removed.ts';
import { replicaChanges, type ReplicaChanges } from './changes/replica-changes.ts';
import { readRevisions } from './changes/revisions.ts';
import { sqlStore } from './sql-store.ts';
import { storeContext, type StoreContext } from './store-context.ts';
import { storeMigrations } from './store-migrations.ts';
import { storeOwner } from './store-owner.ts';
import { storeTables, type StoreTables } from './tables.ts';
import { pruneTombstones } from './removed/tombstones.ts';

/** Where the store is: PostgreSQL, a folder for the embedded database, or the memory of this process (for tests). */
export type StorePlace = { readonly database: RegistryDatabase } | { readonly folder: string } | 'memory';

/**
 * Milliseconds that removed versions are remembered for clients that follow changes, that removals are remembered for replicas, and
 * between looks for those that may be forgotten.
 */
const rememberedVersions = 30 * 24 * 60 * 60 * 1_000;
const remembered = 24 * 60 * 60 * 1_000;
const pruneInterval = 60 * 60 * 1_000;

/**
 * Opens the store of a registry server and brings its tables up to date. Refused where somebody has to do something first; throws
 * StoreUnavailable when the database is out of reach. `clock` gives milliseconds since 1970;
 * `onReach` hears when the open store goes out of reach and comes back.
 */
export async function openStore(
  place: StorePlace,
  clock: () => number = Date.now,
  onReach: OnReach = () => undefined,
): Promise<Opening<RegistryStore>> {
  return typeof place === 'object' && 'database' in place
    ? openOnPostgres(place.database, clock, onReach)
    : openEmbedded(place, clock, onReach);
}

async function openEmbedded(
  place: Exclude<StorePlace, { readonly database: RegistryDatabase }>,
  clock: () => number,
  onReach: OnReach,
): Promise<Opening<RegistryStore>> {
  const opening = openSqlite<StoreTables>(
    place === 'memory' ? place : { folder: place.folder, name: 'registry' },
    storeOwner,
  );
  if (opening.outcome === 'refused') return opening;
  const database = opening.opened;
  return closingOnFailure(database, async () => {
    const migrated = await migrateSqlite(
      database,
      place === 'memory' ? place : place.folder,
      storeOwner,
      storeMigrations('sqlite'),
    );
    if (migrated.outcome === 'refused') return migrated;
    const feed = storeFeed();
    const context = storeContext(watchedDatabase(database, onReach), feed, '');
    // Nobody else reads here, and who starts reads everything.
    await pruneRemoved(context, clock() - rememberedVersions, clock());
    await pruneTombstones(context, clock());
    await pruneEndedSessions(context, clock());
    await dropLeases(database);
    const stop = pruneRegularly(context, clock);
    return { outcome: 'opened', opened: sqlStore(context, feed, clock, stop) };
  });
}

async function openOnPostgres(
  settings: RegistryDatabase,
  clock: () => number,
  onReach: OnReach,
): Promise<Opening<RegistryStore>> {
  const { maxOpenConns = 10 } = settings;
  const database = openPostgres<StoreTables>(settings, serverLogin(settings), {
    applicationName: storeOwner.name,
    // One is for listening.
    connections: Math.max(1, maxOpenConns - 1),
  });
  return closingOnFailure(database, async () => {
    const migrated = await ensureMigrated(database, settings, storeOwner, storeMigrations('postgres'), storeTables);
    if (migrated.outcome === 'refused') return migrated;
    const feed = storeFeed();
    const id = randomUUID();
    const context = storeContext(watchedDatabase(database, onReach), feed, id);
    const replicas = replicaChanges(context, feed, settings, id, await readRevisions(context));
    const stopPruning = pruneRegularly(context, clock);
    const stop = async (): Promise<void> => {
      stopPruning();
      await replicas.stop();
    };
    return { outcome: 'opened', opened: sqlStore(context, startedBy(feed, replicas), clock, stop) };
  });
}

/** Replicas are followed from the first listener on: commands that only read or write have no use for it. */
function startedBy(feed: StoreFeed, replicas: ReplicaChanges): StoreFeed {
  return {
    ...feed,
    listen: (listener) => {
      const stop = feed.listen(listener);
      replicas.start();
      return stop;
    },
  };
}

function pruneRegularly(context: StoreContext, clock: () => number): () => void {
  const timer = setInterval(() => {
    // A database that is down now is asked again in an hour.
    pruneRemoved(context, clock() - rememberedVersions, clock())
      .then(() => pruneTombstones(context, clock() - remembered))
      .then(() => pruneEndedSessions(context, clock()))
      .catch(() => undefined);
  }, pruneInterval);
  timer.unref();
  return () => clearInterval(timer);
}

async function closingOnFailure(
  database: Database<StoreTables>,
  work: () => Promise<Opening<RegistryStore>>,
): Promise<Opening<RegistryStore>> {
  let isOpen = false;
  try {
    const opening = await work();
    isOpen = opening.outcome === 'opened';
    return opening;
  } finally {
    if (!isOpen) await database.close();
  }
}
