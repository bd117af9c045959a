import { inTurns } from '../schedule/steps.ts';
import type { Catalog } from './catalog/catalog.ts';
import {
  StoreUnavailable,
  type AddedVersions,
  type EntryChanges,
  type KnownDocuments,
  type RegistryStore,
  type StoreChange,
} from './store/registry-store.ts';

/** Keeps the catalog in memory in step with the store. */
export interface CatalogRefresh {
  /** Reads everything. Throws StoreUnavailable; what was read before keeps serving. */
  all(): Promise<void>;
  /** Resolves once everything that was declared before the call is served. */
  declarations(): Promise<void>;
  /** Resolves once every write to the source before the call is served: a writer awaits it, so that it reads what it wrote. */
  entries(source: string): Promise<void>;
  /**
   * Resolves once everything that this process published to the source before the call is served: mostly at once, since what it
   * published need not be read to be known.
   */
  published(source: string): Promise<void>;
  /** Ends the connection to the store; waits for what is being read. */
  close(): Promise<void>;
}

/** Milliseconds between attempts while the store is out of reach. */
const retryTime = 1_000;

/**
 * Follows a store: each change, of this process or of another replica, is read with everything since the last one. Reads of
 * one thing do not overlap, and callers who come while one runs share the next. `onChange` hears of new declarations.
 */
export function followStore(
  store: RegistryStore,
  catalog: Catalog,
  onChange: (change: StoreChange) => void = () => undefined,
): CatalogRefresh {
  const retries = new Set<NodeJS.Timeout>();
  let isClosed = false;

  const declarations = shared(async () => catalog.applyDeclarations(await store.declarations()));
  const sources = new Map<string, () => Promise<void>>();
  const apply = (source: string, since: number, changes: EntryChanges): Promise<boolean> =>
    inTurns(catalog.applyEntries(source, since, changes));
  const readEntries = async (source: string): Promise<void> => {
    const since = catalog.revisionOf(source);
    const hashes = (name: Parameters<KnownDocuments>[0]) => catalog.documentHashes({ source, ...name });
    if (await apply(source, since, await store.entriesSince(source, since, hashes))) return;
    // The source was created, or created anew, since its declaration was read or while its entries were.
    await declarations();
    await apply(source, 0, await store.entriesSince(source, 0));
  };
  const entries = (source: string): Promise<void> => {
    const known = sources.get(source) ?? shared(() => readEntries(source));
    sources.set(source, known);
    return known();
  };
  const all = async (): Promise<void> => {
    await declarations();
    await Promise.all(catalog.declarations.sources.map(({ name }) => entries(name)));
  };
  const later = (change: StoreChange): void => {
    const timer = setTimeout(() => {
      retries.delete(timer);
      void follow(change);
    }, retryTime);
    retries.add(timer);
  };
  /** Sources to which this process published what has to be read to be known, until it is read. */
  const unread = new Map<string, AddedVersions>();
  const take = async (source: string, added: AddedVersions): Promise<void> => {
    if (catalog.applyAdded(source, added)) return;
    unread.set(source, added);
    await entries(source);
    if (unread.get(source) === added) unread.delete(source);
  };
  const follow = async (change: StoreChange): Promise<void> => {
    // Sessions are not part of the catalog: the page follows them.
    if (isClosed || change.of === 'sessions') return;
    try {
      if (change.of === 'declarations') await all();
      else if (change.of === 'sync') await declarations();
      else if ('added' in change) await take(change.source, change.added);
      else if (change.revision === undefined || change.revision !== catalog.revisionOf(change.source))
        await entries(change.source);
      onChange(change);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      later(change);
    }
  };
  const stop = store.onChange((change) => void follow(change));
  return {
    all,
    declarations,
    entries,
    published: (source) => (unread.has(source) ? entries(source) : Promise.resolve()),
    async close() {
      isClosed = true;
      stop();
      for (const timer of retries) clearTimeout(timer);
      await Promise.allSettled([declarations(), ...[...sources.values()].map((read) => read())]);
    },
  };
}

/** Runs one call at a time; calls that come while one runs share the next one, which begins after they came. */
function shared(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const begin = (): Promise<void> => {
    running = run().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (running === undefined) return begin();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return begin();
      });
    return next;
  };
}
