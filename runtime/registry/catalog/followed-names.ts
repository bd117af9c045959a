import type { CatalogEntry, CatalogVersion } from './catalog-entry.ts';
import { numberOf } from './claim-numbers.ts';
import type { EntryType } from './entry.ts';
import type { RegistryIndex } from './registry-index.ts';
import { goneVersion, type GoneVersion, type ListedVersion } from './removed-entry.ts';
import type { SourceTables } from './source-tables.ts';
import { oneNamed, placeOf } from './sorted-names.ts';
import { newestFirst } from './version-order.ts';
import type { VisibleClaims } from './visibility.ts';

/** A name as a list gives it. */
export interface ListedName {
  readonly name: string;
  /** Newest first, deleted ones included. */
  readonly versions: readonly ListedVersion[];
  readonly latest: CatalogVersion | undefined;
  /** Another source held the name before: all its versions are news. */
  readonly isWhole?: boolean;
}

/** What a caller sees, and the removals that a client that follows changes needs in addition. */
export interface Followed {
  readonly type: EntryType;
  readonly index: RegistryIndex;
  readonly sources: SourceTables;
  readonly visible: VisibleClaims;
  /** The entry at a place of the index, when it is visible. */
  readonly at: (place: number) => CatalogEntry | undefined;
}

/**
 * Names in order from `from`, with those that went: removed ones, those whose claims no longer let the caller see them, and those
 * that another source of the registry covers now. `since` (milliseconds since 1970) is the moment from which changes are asked for;
 * without it only what was deleted counts. A client that read everything at `since` has, with these rows, what is visible now.
 */
export function* followedNames(
  followed: Followed,
  since: number | undefined,
  from: string | undefined,
): Generator<ListedName, void, undefined> {
  const { index, sources } = followed;
  const { removedNames } = sources;
  let place = from === undefined ? 0 : index.entries.placeOf(from);
  let gone = from === undefined ? 0 : placeOf(removedNames, from);
  for (;;) {
    const live = index.entries.entry(place);
    const removed = removedNames[gone];
    const name = live !== undefined && (removed === undefined || live.name <= removed.name) ? live.name : removed?.name;
    if (name === undefined) return;
    const isLive = live?.name === name;
    const isRemoved = removed?.name === name;
    if (isRemoved || (isLive && mayHaveMoved(index, place, since))) yield followedName(followed, name, since);
    else {
      const entry = followed.at(place);
      if (entry !== undefined) yield entry;
    }
    if (isLive) place += 1;
    if (isRemoved) gone += 1;
  }
}

/** One name with what went of it. Without versions there is nothing to tell of it. */
export function followedName(followed: Followed, name: string, since: number | undefined): ListedName {
  const { type, index, sources, visible } = followed;
  const sees = (claims: CatalogEntry['claims']): boolean =>
    visible === undefined || visible[numberOf(index, claims)] === 1;
  const gone: GoneVersion[] = [];
  let current: CatalogEntry | undefined;
  let isWhole = false;
  /** When the sources above this one last changed, so that its own entry was uncovered or covered. */
  let moved: number | undefined;
  for (const { entries, removed } of sources.tables) {
    const entry = entries.named(name);
    const live = entry !== undefined && sees(entry.claims) ? entry : undefined;
    const records = (oneNamed(removed, name)?.records ?? [])
      .filter(({ claims }) => sees(claims))
      .filter(({ isHidden, version }) => (since === undefined ? !isHidden : version.updatedAt >= since))
      .map(({ version }) => version);
    if (current === undefined || moved !== undefined) gone.push(...records);
    if (live !== undefined && current === undefined) {
      current = live;
      isWhole = moved !== undefined;
    } else if (live !== undefined && moved !== undefined) {
      gone.push(...coveredVersions(type, live, since ?? 0, moved));
    }
    if (since === undefined) continue;
    const times = records.map(({ updatedAt }) => updatedAt);
    if (live !== undefined && isAllNew(live, since))
      times.push(Math.min(...live.versions.map((each) => each.updatedAt)));
    if (times.length > 0) moved = Math.max(moved ?? 0, ...times);
  }
  return { name, ...mergedVersions(current, gone), isWhole };
}

/**
 * The versions of an entry that were visible until it was covered `at`: later ones never were. One that was deleted since then is included,
 * because no client has received its deletion.
 */
function coveredVersions(
  type: EntryType,
  { name, versions }: CatalogEntry,
  since: number,
  at: number,
): readonly GoneVersion[] {
  return versions
    .filter(({ status, updatedAt }) => status !== 'deleted' || updatedAt >= since)
    .filter(({ publishedAt, updatedAt }) => Math.min(publishedAt, updatedAt) <= at)
    .map(({ version, publishedAt }) => goneVersion(type, name, { version, publishedAt }, at));
}

/** What is there with what went and is not there again; of a version that went several times the last. */
function mergedVersions(
  current: CatalogEntry | undefined,
  gone: readonly GoneVersion[],
): Pick<ListedName, 'versions' | 'latest'> {
  const versions = new Map<string, ListedVersion>();
  for (const version of gone) {
    const other = versions.get(version.version);
    if (other === undefined || other.updatedAt < version.updatedAt) versions.set(version.version, version);
  }
  for (const version of current?.versions ?? []) versions.set(version.version, version);
  return { versions: newestFirst([...versions.values()]), latest: current?.latest };
}

/** Whether the name may have come from one source to another: only where several have it, and one of them is new as a whole. */
function mayHaveMoved({ entries, lower }: RegistryIndex, place: number, since: number | undefined): boolean {
  const entry = entries.entry(place);
  if (since === undefined || entry === undefined || entries.claimId(place) >= 0) return false;
  return isAllNew(entry, since) || (lower.get(entry.name) ?? []).some((each) => isAllNew(each.entry, since));
}

/** An entry that appeared, or got other claims, has changed in all its versions. */
function isAllNew({ versions }: CatalogEntry, since: number): boolean {
  return versions.every(({ updatedAt }) => updatedAt >= since);
}
