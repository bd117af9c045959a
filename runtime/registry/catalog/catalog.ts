import { atOnce, type Steps } from '../../schedule/steps.ts';
import type { Caller } from '../access/caller.ts';
import type {
  AddedVersions,
  Declarations,
  EntryChanges,
  EntryKey,
  RegistryRecord,
  SourceRecord,
} from '../store/registry-store.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import type { EntryChange, GrownEntry } from './entry.ts';
import type { RemovedRecord } from './removed-entry.ts';
import { RegistryState } from './registry-state.ts';
import type { RegistryView } from './registry-view.ts';
import { changedSnapshot, emptySnapshot, holdsDocumentsOf, type SourceSnapshot } from './source-snapshot.ts';
import { oneNamed } from './sorted-names.ts';
import { defaultViewLimits, ViewCache, type ViewLimits } from './view-cache.ts';

/** A source as the catalog knows it. */
export interface CatalogSource {
  readonly record: SourceRecord;
  readonly snapshot: SourceSnapshot;
}

/**
 * Everything that is served, in memory: declarations, one immutable snapshot for each source, and the views that callers
 * share. Reading is synchronous; a change takes effect as a whole or not at all.
 */
export class Catalog {
  #declarations: Declarations = { revision: 0, sources: [], registries: [] };
  #sources: ReadonlyMap<string, CatalogSource> = new Map();
  #registries: ReadonlyMap<string, { readonly record: RegistryRecord; readonly state: RegistryState }> = new Map();
  readonly #cache: ViewCache;

  constructor(limits: ViewLimits = defaultViewLimits) {
    this.#cache = new ViewCache(limits);
  }

  /** Sources and registries as last applied. */
  get declarations(): Declarations {
    return this.#declarations;
  }

  /**
   * Takes over declarations. Snapshots of sources that are still the same ones stay; a source that was removed and created
   * again begins empty.
   */
  applyDeclarations(declarations: Declarations): void {
    this.#declarations = declarations;
    const before = this.#sources;
    this.#sources = new Map(
      declarations.sources.map((record) => {
        const known = before.get(record.name);
        const same = known?.record.incarnation === record.incarnation;
        return [record.name, { record, snapshot: same ? known.snapshot : emptySnapshot }];
      }),
    );
    this.#renewRegistries();
  }

  /**
   * Takes over what the store reported about a source when it was asked for what changed after revision `since`. False when
   * that does not fit what is here (the source is unknown, `since` is ahead of its snapshot, or the report leaves out documents that
   * are not here any more): read declarations and entries again. A report that is older than the snapshot changes nothing, unless it is the
   * whole content and answers for this very snapshot: then the store has gone back, as after a restored backup.
   *
   * In steps, and as a whole with the last one: until then everything is served as before. What another call took over meanwhile is built on.
   */
  *applyEntries(source: string, since: number, changes: EntryChanges): Steps<boolean> {
    const { complete, entries } = changes;
    for (;;) {
      const before = this.#sources.get(source)?.snapshot;
      if (before === undefined || since > before.revision) return false;
      if (changes.revision <= before.revision && !(complete && since === before.revision)) return true;
      if (!(yield* holdsDocumentsOf(before, entries))) return false;
      const snapshot = yield* changedSnapshot(complete ? emptySnapshot : before, changes, before);
      const known = this.#sources.get(source);
      if (known?.snapshot !== before) continue;
      this.#sources = new Map(this.#sources).set(source, { record: known.record, snapshot });
      if (complete) this.#renewRegistries();
      else if (entries.length > 0) this.#renewRegistries(entries);
      return true;
    }
  }

  /**
   * Takes over versions that this process added to a source, without asking the store; what the names had before is not looked at. False
   * where the catalog does not have the revision right before, as when another replica wrote in between: then they have to be read.
   */
  applyAdded(source: string, { revision, versions }: AddedVersions): boolean {
    const known = this.#sources.get(source);
    if (known === undefined || known.snapshot.revision !== revision - 1) return false;
    const grown = new Map<string, GrownEntry>();
    for (const { version, ...entry } of versions) {
      const key = `${entry.type} ${entry.name}`;
      grown.set(key, { ...entry, added: [...(grown.get(key)?.added ?? []), version] });
    }
    const entries = [...grown.values()];
    const snapshot = atOnce(changedSnapshot(known.snapshot, { revision, entries }));
    this.#sources = new Map(this.#sources).set(source, { record: known.record, snapshot });
    this.#renewRegistries(entries);
    return true;
  }

  /** Revision of a source's snapshot, to ask the store what changed since; 0 for one that was never read. */
  revisionOf(source: string): number {
    return this.#sources.get(source)?.snapshot.revision ?? 0;
  }

  source(name: string): CatalogSource | undefined {
    return this.#sources.get(name);
  }

  registry(name: string): RegistryRecord | undefined {
    return this.#registries.get(name)?.record;
  }

  /** Sources of a registry in the order of precedence; undefined for an unknown registry. */
  sourcesOf(registry: string): readonly CatalogSource[] | undefined {
    return this.registry(registry)?.sources.flatMap((name) => this.#sources.get(name) ?? []);
  }

  /** What a source holds under a name, regardless of the caller. */
  entry({ source, type, name }: EntryKey): CatalogEntry | undefined {
    const snapshot = this.#sources.get(source)?.snapshot;
    if (snapshot === undefined) return undefined;
    return (type === 'server' ? snapshot.servers : snapshot.skills).entries.named(name);
  }

  /** Hashes of the documents of a name, by version: what need not be read again. */
  documentHashes(key: EntryKey): ReadonlyMap<string, string> {
    const versions = this.entry(key)?.versions ?? [];
    return new Map(
      versions.flatMap(({ version, documentHash }) => (documentHash === undefined ? [] : [[version, documentHash]])),
    );
  }

  /** What was removed from a name in a source lately, regardless of the caller. */
  removed({ source, type, name }: EntryKey): readonly RemovedRecord[] {
    const snapshot = this.#sources.get(source)?.snapshot ?? emptySnapshot;
    return oneNamed((type === 'server' ? snapshot.servers : snapshot.skills).removed, name)?.records ?? [];
  }

  /**
   * What a caller sees of a registry; undefined for an unknown registry. The gate is asked before (`registry.read`): the view
   * is only the filter behind it.
   */
  view(registry: string, caller: Caller): RegistryView | undefined {
    return this.#registries.get(registry)?.state.view(caller);
  }

  /** Views that are kept, for metrics. */
  get keptViews(): { readonly count: number; readonly bytes: number } {
    return { count: this.#cache.count, bytes: this.#cache.bytes };
  }

  /** Gives each registry a state over what its sources hold now; `changes`: nothing else changed than these names. */
  #renewRegistries(changes?: readonly EntryChange[]): void {
    const before = this.#registries;
    const after = new Map<string, { readonly record: RegistryRecord; readonly state: RegistryState }>();
    for (const record of this.#declarations.registries) {
      const snapshots = record.sources.map((name) => this.#sources.get(name)?.snapshot ?? emptySnapshot);
      const state = before.get(record.name)?.state;
      const next =
        state !== undefined && sameContents(state.snapshots, snapshots)
          ? state
          : changes === undefined
            ? undefined
            : state?.changed(snapshots, changes);
      after.set(record.name, { record, state: next ?? new RegistryState(snapshots, this.#cache) });
    }
    this.#registries = after;
    for (const [name, { state }] of before) if (after.get(name)?.state !== state) state.retire();
  }
}

function sameContents(first: readonly SourceSnapshot[], second: readonly SourceSnapshot[]): boolean {
  return (
    first.length === second.length &&
    first.every(({ servers, skills }, place) => {
      const other = second[place];
      return other?.servers === servers && other.skills === skills;
    })
  );
}
