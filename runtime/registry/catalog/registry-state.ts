import type { Caller } from '../access/caller.ts';
import { changedIndex } from './changed-index.ts';
import { EntryView } from './entry-view.ts';
import type { EntryType } from './entry.ts';
import { registryIndex, type RegistryIndex } from './registry-index.ts';
import { RegistryView } from './registry-view.ts';
import type { SourceSnapshot } from './source-snapshot.ts';
import { sourceTables, type SourceTables } from './source-tables.ts';
import type { ViewCache } from './view-cache.ts';
import { decidingClaims, visibilityKey, visibleClaims, type DecidingClaims } from './visibility.ts';

/** An index that was made before, and the names that have changed since. */
interface EarlierIndex {
  readonly index: RegistryIndex;
  /** Grows with the states that follow: checking a name that has not changed does no harm. */
  readonly changed: Set<string>;
}

/** With more changed names than this, making the index anew costs less. */
const maximumChanged = 1000;

/**
 * A registry over given snapshots of its sources. When one of them changes, another state takes its place, and its views
 * go with it. Indexes are made when somebody reads, from those of the state before where little has changed.
 */
export class RegistryState {
  /** In the order of precedence. */
  readonly snapshots: readonly SourceSnapshot[];
  readonly #cache: ViewCache;
  readonly #views = new Map<string, RegistryView>();
  #keys = new WeakMap<Caller, string>();
  readonly #indexes: { [T in EntryType]?: RegistryIndex } = {};
  readonly #sources: { [T in EntryType]?: SourceTables } = {};
  readonly #earlier: { [T in EntryType]?: EarlierIndex } = {};
  #deciding: DecidingClaims | undefined;

  constructor(snapshots: readonly SourceSnapshot[], cache: ViewCache) {
    this.snapshots = snapshots;
    this.#cache = cache;
  }

  /** The state after some names have changed in its sources; they stay the same sources in the same order. */
  changed(
    snapshots: readonly SourceSnapshot[],
    changes: readonly { readonly type: EntryType; readonly name: string }[],
  ): RegistryState {
    const next = new RegistryState(snapshots, this.#cache);
    if (snapshots.every((snapshot, place) => sameClaimSets(snapshot, this.snapshots[place]))) {
      next.#deciding = this.#deciding;
      next.#keys = this.#keys;
    }
    // The table of a single source is its index.
    if (snapshots.length < 2) return next;
    for (const type of ['server', 'skill'] as const) {
      const own = this.#indexes[type];
      const earlier = own === undefined ? this.#earlier[type] : { index: own, changed: new Set<string>() };
      if (earlier === undefined) continue;
      for (const { type: of, name } of changes) if (of === type) earlier.changed.add(name);
      if (earlier.changed.size <= maximumChanged) next.#earlier[type] = earlier;
    }
    return next;
  }

  /** What the caller sees. Callers who see the same share one view. */
  view(caller: Caller): RegistryView {
    let key = this.#keys.get(caller);
    if (key === undefined) {
      this.#deciding ??= decidingClaims(
        this.snapshots.flatMap(({ servers, skills }) => [...servers.claimSets, ...skills.claimSets]),
      );
      key = visibilityKey(caller, this.#deciding);
      this.#keys.set(caller, key);
    }
    const kept = this.#views.get(key);
    if (kept === undefined) return this.#newView(caller, key);
    this.#cache.touch(kept);
    return kept;
  }

  /** Forgets all views: the state is not current any more. */
  retire(): void {
    for (const view of this.#views.values()) this.#cache.drop(view);
  }

  #newView(caller: Caller, key: string): RegistryView {
    const view = new RegistryView(
      (type, grew) => {
        const index = this.#index(type);
        grew(index.claimSets.length);
        const visible = visibleClaims(caller, index.claimSets);
        return new EntryView({ type, index, sources: this.#sourcesOf(type), visible }, grew);
      },
      (grown) => this.#cache.recount(grown),
    );
    view.bytes += key.length * 2;
    this.#views.set(key, view);
    this.#cache.add(view, () => this.#views.delete(key));
    return view;
  }

  #index(type: EntryType): RegistryIndex {
    return (this.#indexes[type] ??= this.#newIndex(type));
  }

  #sourcesOf(type: EntryType): SourceTables {
    return (this.#sources[type] ??= sourceTables(
      this.snapshots.map(({ servers, skills }) => (type === 'server' ? servers : skills)),
    ));
  }

  #newIndex(type: EntryType): RegistryIndex {
    const { tables } = this.#sourcesOf(type);
    const earlier = this.#earlier[type];
    delete this.#earlier[type];
    const changed =
      earlier === undefined || tables.length < 2
        ? undefined
        : changedIndex(earlier.index, tables, [...earlier.changed]);
    return changed ?? registryIndex(tables);
  }
}

function sameClaimSets(one: SourceSnapshot, other: SourceSnapshot | undefined): boolean {
  return one.servers.claimSets === other?.servers.claimSets && one.skills.claimSets === other.skills.claimSets;
}
