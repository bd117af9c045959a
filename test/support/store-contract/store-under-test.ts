import { afterAll, beforeAll } from 'vitest';
import type { Entry } from '../../../runtime/registry/catalog/entry.ts';
import type {
  EntryKey,
  Publication,
  RegistryStore,
  SyncedContent,
} from '../../../runtime/registry/store/registry-store.ts';

/** Opens an empty store. Its caller closes it. */
export type Fresh = () => Promise<RegistryStore>;

/** A store that the tests of one suite share; each has a source of its own. */
export function sharedStore(fresh: Fresh): {
  readonly store: () => RegistryStore;
  readonly newSource: () => Promise<string>;
} {
  let shared: RegistryStore | undefined;
  let sources = 0;
  beforeAll(async () => {
    shared = await fresh();
  });
  afterAll(() => shared?.close());
  const store = (): RegistryStore => {
    if (shared === undefined) throw new Error('the store is opened before the tests');
    return shared;
  };
  return {
    store,
    newSource: async () => {
      sources += 1;
      const name = `source-${sources}`;
      await store().putSource({ name, managed: {} }, 1);
      return name;
    },
  };
}

export function keyOf(source: string, name = 'com.example/weather'): EntryKey {
  return { source, type: 'server', name };
}

/** What is published where a test does not care. */
export function publication(source: string, changed: Partial<Publication> = {}): Publication {
  return { ...keyOf(source), version: '1.0.0', document: '{"name":"com.example/weather"}', ...changed };
}

/** All current entries, by type and name, versions in order. */
export async function entriesOf(store: RegistryStore, source: string): Promise<Entry[]> {
  const entries = await everythingOf(store, source);
  return entries.filter(({ versions }) => versions.length > 0);
}

/** The same with names of which nothing is left but what was removed. */
export async function everythingOf(store: RegistryStore, source: string): Promise<Entry[]> {
  const { entries } = await store.entriesSince(source, 0);
  return sorted(entries);
}

/** What is remembered of a name, with the documents that the store keeps. */
export async function removedOf(store: RegistryStore, { removed = [] }: Entry): Promise<readonly object[]> {
  return Promise.all(
    removed.map(async ({ document, ...rest }) => {
      if (document === undefined) return rest;
      const [text] = await store.removedDocuments([document.place]);
      return { ...rest, document: text };
    }),
  );
}

export function sorted(entries: Iterable<Entry>): Entry[] {
  return [...entries]
    .map((entry) => ({ ...entry, versions: entry.versions.toSorted((a, b) => (a.version < b.version ? -1 : 1)) }))
    .toSorted((a, b) => (`${a.type} ${a.name}` < `${b.type} ${b.name}` ? -1 : 1));
}

type SyncedEntry = SyncedContent['entries'][number];

/** What a sync brings: servers by name, each a map of versions to documents. */
export function synced(
  servers: Readonly<Record<string, Readonly<Record<string, string>>>>,
  rest: Omit<Partial<SyncedEntry>, 'versions'> = {},
): SyncedContent {
  const entries = Object.entries(servers).map(([name, versions]): SyncedEntry => ({
    type: 'server',
    name,
    versions: Object.entries(versions).map(([version, document]) => ({ version, document })),
    ...rest,
  }));
  return { entries, state: { quarantined: [], quarantinedCount: 0 } };
}
