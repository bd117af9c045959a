import { releaseLease, takeLease } from '../../storage/leases.ts';
import type { StoreFeed } from './changes/store-feed.ts';
import { readDeclarations } from './declarations/declarations.ts';
import { declare } from './declarations/declare.ts';
import { endedSessions, endSession } from './ended-sessions.ts';
import { entriesSince } from './changes/entries-since.ts';
import { deleteVersion, setClaims, setStatus } from './entries/entry-writes.ts';
import { publisherOf } from './publish/publisher.ts';
import type { EntryKey, RegistryStore } from './registry-store.ts';
import { removalsBound } from './removed/prune-removed.ts';
import { purgeVersion } from './removed/purge-version.ts';
import { deleteRegistry, putRegistry } from './declarations/registry-rows.ts';
import { removedDocuments } from './removed/removed-documents.ts';
import { replaceEntries } from './entries/replace-entries.ts';
import { deleteSource, putSource } from './declarations/source-rows.ts';
import type { StoreContext } from './store-context.ts';
import { setSyncState } from './entries/sync-states.ts';

/** The store over an open database with its tables. `stop` ends what runs in the background. */
export function sqlStore(
  context: StoreContext,
  feed: StoreFeed,
  clock: () => number,
  stop: () => void | Promise<void>,
): RegistryStore {
  const { database } = context;
  const removed = removalsBound(context);
  return {
    declarations: () => readDeclarations(context),
    declare: async (sources, registries, now) => {
      const declared = await declare(context, sources, registries, now);
      await database.eraseDeleted();
      return declared;
    },
    putSource: (definition, now, judged) => putSource(context, definition, now, judged),
    deleteSource: async (name, judged) => {
      const outcome = isText(name) ? await deleteSource(context, name, clock(), judged) : 'unknown';
      if (outcome === 'deleted') await database.eraseDeleted();
      return outcome;
    },
    putRegistry: (registry, now, judged) => putRegistry(context, registry, now, judged),
    deleteRegistry: async (name, judged) => (isText(name) ? deleteRegistry(context, name, judged) : 'unknown'),
    entriesSince: (source, since, known) => entriesSince(context, source, since, known),
    publish: publisherOf(context),
    deleteVersion: async (key, version, now, purge) => {
      if (!isKey(key) || !isText(version)) return 'unknown';
      const { outcome, remembered } = await deleteVersion(context, key, version, now, purge);
      if (outcome === 'deleted') await removed(key.source, remembered, now);
      if (outcome === 'deleted' && purge === true) await database.eraseDeleted();
      return outcome;
    },
    removedDocuments: (places) => removedDocuments(context, places),
    purgeVersion: async (key, version, now) => {
      if (!isKey(key) || !isText(version)) return 'unknown';
      const outcome = await purgeVersion(context, key, version, now);
      if (outcome === 'purged') await database.eraseDeleted();
      return outcome;
    },
    setStatus: async (key, version, status, now) =>
      isKey(key) && isText(version) ? setStatus(context, key, version, status, now) : 'unknown',
    setClaims: async (key, claims, now) => (isKey(key) ? setClaims(context, key, claims, now) : 'unknown'),
    replaceEntries: async (source, content, now, fence) => {
      const { remembered, ...replaced } = await replaceEntries(context, source, content, now, fence);
      await removed(source, remembered, now);
      return replaced;
    },
    setSyncState: (source, state, fence) => setSyncState(context, source, state, fence),
    lease: (name, holder, ttl, now) => takeLease(database, name, holder, ttl, now),
    release: (name, holder) => releaseLease(database, name, holder),
    endSession: (session, now) => endSession(context, session, now),
    endedSessions: (since, now) => endedSessions(context, since, now),
    onChange: (listener) => feed.listen(listener),
    ping: async () => {
      await database.read((db) => db.selectFrom('declarations').select('revision').execute());
    },
    close: async () => {
      feed.close();
      await stop();
      await database.close();
    },
  };
}

/** No table contains names with U+0000, and PostgreSQL would reject the query. */
function isText(name: string): boolean {
  return !name.includes('\0');
}

function isKey({ source, name }: EntryKey): boolean {
  return isText(source) && isText(name);
}
