import type { ChangeFeed } from './change-feed.ts';
import { readDeclarations } from './declarations.ts';
import { declare } from './declare.ts';
import { entriesSince } from './entries-since.ts';
import { deleteVersion, setClaims, setStatus } from './entry-writes.ts';
import { releaseLease, takeLease } from './leases.ts';
import { publish } from './publish.ts';
import type { EntryKey, RegistryStore } from './registry-store.ts';
import { deleteRegistry, putRegistry } from './registry-rows.ts';
import { replaceEntries } from './replace-entries.ts';
import { deleteSource, putSource } from './source-rows.ts';
import type { StoreContext } from './store-context.ts';
import { setSyncState } from './sync-states.ts';

/** The store over an open database with its tables. `stop` ends what runs in the background. */
export function sqlStore(
  context: StoreContext,
  feed: ChangeFeed,
  clock: () => number,
  stop: () => void | Promise<void>,
): RegistryStore {
  const { database } = context;
  return {
    declarations: () => readDeclarations(context),
    declare: (sources, registries, now) => declare(context, sources, registries, now),
    putSource: (definition, now) => putSource(context, definition, now),
    deleteSource: async (name) => (isText(name) ? deleteSource(context, name, clock()) : 'unknown'),
    putRegistry: (registry, now) => putRegistry(context, registry, now),
    deleteRegistry: async (name) => (isText(name) ? deleteRegistry(context, name) : 'unknown'),
    entriesSince: (source, since) => entriesSince(context, source, since),
    publish: (publication, now) => publish(context, publication, now),
    deleteVersion: async (key, version, now) =>
      isKey(key) && isText(version) ? deleteVersion(context, key, version, now) : 'unknown',
    setStatus: async (key, version, status, now) =>
      isKey(key) && isText(version) ? setStatus(context, key, version, status, now) : 'unknown',
    setClaims: async (key, claims, now) => (isKey(key) ? setClaims(context, key, claims, now) : 'unknown'),
    replaceEntries: (source, content, now) => replaceEntries(context, source, content, now),
    setSyncState: (source, state) => setSyncState(context, source, state),
    lease: (name, holder, ttl, now) => takeLease(context, name, holder, ttl, now),
    release: (name, holder) => releaseLease(context, name, holder),
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

/** Names with U+0000 stand nowhere, and PostgreSQL would refuse the question. */
function isText(name: string): boolean {
  return !name.includes('\0');
}

function isKey({ source, name }: EntryKey): boolean {
  return isText(source) && isText(name);
}
