import type { Claims } from '../../../generated/types/claims.ts';
import type { RegistrySource } from '../../../generated/types/registry-source.ts';
import type { Lease } from '../../storage/leases.ts';
import type { Entry, EntryStatus, EntryType, EntryVersion, RemovedPlace } from '../catalog/entry.ts';

/** Where a source or registry was declared. Those of the configuration file are read-only over the API. */
export type Origin = 'CONFIG' | 'API';

/** An entry that a sync left out, and why; the rest went in. */
export interface QuarantinedEntry {
  /** Name as far as it could be read. */
  readonly name: string;
  readonly version?: string;
  /** What is wrong, with the place inside the document. */
  readonly problem: string;
}

/** The state of the sync of a source. */
export interface SyncState {
  /** `pending`: never tried. */
  readonly phase: 'pending' | 'syncing' | 'complete' | 'failed';
  /** Milliseconds since 1970. */
  readonly lastSuccess?: number;
  readonly lastAttempt?: number;
  /** Failed attempts since the last success. */
  readonly attemptCount: number;
  readonly message?: string | undefined;
  /** sha256 of what was fetched, and of the filter that was applied: equal means that the sync changes nothing. */
  readonly contentHash?: string;
  readonly filterHash?: string;
  /** Validator of the last answer (ETag or revision), to ask whether anything changed. */
  readonly etag?: string;
  readonly serverCount: number;
  readonly skillCount: number;
  /** At most 100; `quarantinedCount` counts all. */
  readonly quarantined: readonly QuarantinedEntry[];
  readonly quarantinedCount: number;
}

export interface SourceRecord {
  readonly name: string;
  /** Tells it from those of the same name that were deleted before. */
  readonly incarnation: number;
  readonly origin: Origin;
  readonly definition: RegistrySource;
  /** Counts the changes of its entries; 0: none yet. */
  readonly revision: number;
  readonly sync: SyncState;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface RegistryRecord {
  readonly name: string;
  readonly origin: Origin;
  /** In order of precedence. */
  readonly sources: readonly string[];
  readonly claims?: Claims;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** The current sources and registries. `revision` counts changes of either, not of entries or sync states. */
export interface Declarations {
  readonly revision: number;
  readonly sources: readonly SourceRecord[];
  readonly registries: readonly RegistryRecord[];
}

/** A name in a source. */
export interface EntryKey {
  readonly source: string;
  readonly type: EntryType;
  readonly name: string;
}

/**
 * The source that somebody means to write to, as it was when they began. Where it was deleted and made again meanwhile, or declared
 * otherwise, it is another, and nothing is written. What is absent may be anything.
 */
export interface SourceFence {
  readonly incarnation?: number;
  readonly definition?: RegistrySource;
  /** The lease that the write is made under: where another has it by now, nothing is written either. */
  readonly lease?: Lease;
  /** The state of the sync that the write is based on: where other content was stored since, nothing is written. */
  readonly basedOn?: Pick<SyncState, 'contentHash' | 'filterHash'>;
}

/** A name whose claims somebody has judged: where it carries others by now, nothing is written (`stale`). */
export interface JudgedEntry extends EntryKey {
  /** Of the source, as in SourceFence. */
  readonly incarnation?: number;
  /** Absent: whatever it carries. */
  readonly judged?: { readonly claims?: Claims };
}

export interface Publication extends EntryKey {
  /** Of the source, as in SourceFence; where that is another, it is unknown. */
  readonly incarnation?: number;
  readonly version: string;
  readonly document: string;
  /** Absent: none. */
  readonly claims?: Claims;
}

export type PublishOutcome = 'published' | 'duplicate-version' | 'claims-differ' | 'unknown-source';

/** What a sync brings: the whole content of the source. Names that are not in it are removed. */
export interface SyncedContent {
  readonly entries: readonly {
    readonly type: EntryType;
    readonly name: string;
    readonly claims?: Claims;
    readonly versions: readonly {
      readonly version: string;
      readonly document: string;
      readonly status?: EntryStatus;
      readonly statusMessage?: string;
      /** What the other registry says; else the time of the sync. */
      readonly publishedAt?: number;
    }[];
  }[];
  readonly state: Pick<SyncState, 'contentHash' | 'filterHash' | 'etag' | 'quarantined' | 'quarantinedCount'>;
}

/** Published entries that a configuration would take away. */
export interface LostEntries {
  readonly source: string;
  /** Names that have a version. */
  readonly count: number;
}

/** A change that other parts of this process, or other replicas, made visible. */
export type StoreChange =
  | { readonly of: 'declarations' }
  | { readonly of: 'sessions' }
  | {
      readonly of: 'entries';
      readonly source: string;
      readonly added?: AddedVersions;
      /** The source has at least this revision; a reader that has it already does not read again. */
      readonly revision?: number;
    }
  | { readonly of: 'sync'; readonly source: string };

/**
 * The outcome of a write of this process that only added versions: a reader with the state at the previous revision gets this revision
 * without a read.
 */
export interface AddedVersions {
  readonly revision: number;
  readonly versions: readonly {
    readonly type: EntryType;
    readonly name: string;
    /** Those of the name where it is new. */
    readonly claims?: Claims;
    readonly version: EntryVersion;
  }[];
}

/** Thrown by every method when the database cannot be reached or is full; the server answers 503 and readiness says so. */
export type { Lease };
export { StoreUnavailable } from '../../storage/store-unavailable.ts';

/** The documents of a name that a reader has: their hashes (documentHash) by version. */
export type KnownDocuments = (name: { readonly type: EntryType; readonly name: string }) => ReadonlyMap<string, string>;

/** What changed in a source. */
export interface EntryChanges {
  /** What to ask with the next time. */
  readonly revision: number;
  readonly entries: readonly Entry[];
  /**
   * True: these are all entries there are, with all names of which something removed is remembered; what is not among them is gone.
   * So it is for `since` 0, and where one asks from a revision that is too long ago (that a name went is forgotten a day after its
   * last removed version), or from a past that no longer holds: the source was deleted and made again, or the database restored
   * from a backup.
   */
  readonly complete: boolean;
}

/** A session of the page that ended before its time. */
export interface EndedSession {
  /** A hash of its id. */
  readonly id: string;
  /** When it expires by itself, in milliseconds since 1970. */
  readonly until: number;
}

/** Sessions that ended, and what to ask with the next time. */
export interface EndedSessions {
  readonly revision: number;
  readonly sessions: readonly EndedSession[];
}

/**
 * Durable storage of declarations and entries. Every write is one transaction and durable when its promise resolves;
 * `revision`s grow in commit order per source, so that a reader of the changes since a revision misses none. Times are passed in, so that
 * tests control the clock.
 */
export interface RegistryStore {
  declarations(): Promise<Declarations>;
  /**
   * Makes the CONFIG part of the declarations equal to the given ones in one transaction: new ones are created, changed ones
   * updated, absent ones removed with their entries. A source that was read and becomes managed is emptied; one of another kind or
   * place keeps what it had until it is read. A name that the API created (`taken`) is reported, and so is a managed source with entries
   * that would be managed no more (`published`); nothing is written then.
   */
  declare(
    sources: readonly RegistrySource[],
    registries: readonly { readonly name: string; readonly sources: readonly string[]; readonly claims?: Claims }[],
    now: number,
  ): Promise<
    | { readonly outcome: 'declared' }
    | { readonly outcome: 'taken'; readonly names: readonly string[] }
    | ({ readonly outcome: 'published' } & LostEntries)
  >;
  /**
   * The four writes of the API take the revision of the declarations by which somebody judged that they may be done: where these have
   * changed since, nothing is written (`stale`), and it has to be judged anew. Absent: whatever they are.
   */
  putSource(
    definition: RegistrySource,
    now: number,
    judged?: number,
  ): Promise<'created' | 'updated' | 'read-only' | 'stale'>;
  deleteSource(name: string, judged?: number): Promise<'deleted' | 'unknown' | 'read-only' | 'in-use' | 'stale'>;
  putRegistry(
    registry: { readonly name: string; readonly sources: readonly string[]; readonly claims?: Claims },
    now: number,
    judged?: number,
  ): Promise<'created' | 'updated' | 'read-only' | 'unknown-source' | 'stale'>;
  deleteRegistry(name: string, judged?: number): Promise<'deleted' | 'unknown' | 'read-only' | 'stale'>;

  /**
   * Every name that changed after `since` with all its versions, and the revision that this brings one to. Documents that the reader
   * has (`known`) are left out, so that what a name has already costs little; memory beside the result stays small.
   */
  entriesSince(source: string, since: number, known?: KnownDocuments): Promise<EntryChanges>;
  /** Documents of removed versions, in the order of the places; undefined for one that is not kept any more. */
  removedDocuments(places: readonly RemovedPlace[]): Promise<readonly (string | undefined)[]>;
  publish(publication: Publication, now: number): Promise<PublishOutcome>;
  /**
   * Deleting the last version frees the name, claims included. What was deleted is remembered for 30 days, and may be published again.
   * `purge`: only that it went is remembered, and nothing of its document, nor of those that were deleted under this version before.
   */
  deleteVersion(
    key: JudgedEntry,
    version: string,
    now: number,
    purge?: boolean,
  ): Promise<'deleted' | 'unknown' | 'stale'>;
  /** Forgets the documents of what was deleted under a version, as `deleteVersion` with `purge` does; what is there stays. */
  purgeVersion(key: EntryKey, version: string, now: number): Promise<'purged' | 'unknown'>;
  setStatus(
    key: JudgedEntry,
    version: string,
    status: { readonly status: EntryStatus; readonly message?: string },
    now: number,
  ): Promise<'updated' | 'unknown' | 'stale'>;
  setClaims(key: JudgedEntry, claims: Claims | undefined, now: number): Promise<'updated' | 'unknown' | 'stale'>;

  /** Replaces the content of a synced source; rows that do not differ are not touched. `isStale`: the source is another by now. */
  replaceEntries(
    source: string,
    content: SyncedContent,
    now: number,
    fence?: SourceFence,
  ): Promise<{ readonly changed: number; readonly isStale?: true }>;
  /** Writes the state of a sync, without touching entries; false where the source is gone or was replaced. */
  setSyncState(source: string, state: SyncState, fence?: SourceFence): Promise<boolean>;

  /** True while this holder has the lease; a lease that is not renewed within `ttl` milliseconds is free. One replica syncs a source at a time. */
  lease(name: string, holder: string, ttl: number, now: number): Promise<boolean>;
  release(name: string, holder: string): Promise<void>;

  /** Remembers that a session ended, until it expires. `full`: no more can be remembered, and this one is not. */
  endSession(session: EndedSession, now: number): Promise<'ended' | 'full'>;
  /** Sessions that ended after a revision (0: all) and have not expired. */
  endedSessions(since: number, now: number): Promise<EndedSessions>;

  /** Calls back after each change that may have happened, also for those of other replicas (within a second). Returns the way to stop. */
  onChange(listener: (change: StoreChange) => void): () => void;
  /** Resolves when the database answers; throws StoreUnavailable otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
