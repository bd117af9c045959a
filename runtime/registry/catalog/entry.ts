import type { Claims } from '../../../generated/types/claims.ts';

/** What an entry can be. */
export type EntryType = 'server' | 'skill';

/** States of a version, as the official registry names them; skills say `archived` in their own document. */
export type EntryStatus = 'active' | 'deprecated' | 'deleted';

/** One version of an entry, as it is stored. */
export interface EntryVersion {
  readonly version: string;
  /** The document as it was sent: key order, unknown keys and number literals included. Compact or not; valid JSON. */
  readonly document: string;
  /** sha256 of the document, as the store has it. Absent: not known. */
  readonly documentHash?: string;
  readonly status: EntryStatus;
  readonly statusMessage?: string;
  /** Milliseconds since 1970. */
  readonly statusChangedAt: number;
  /** Milliseconds since 1970; kept when a later sync brings the same version again. */
  readonly publishedAt: number;
  /** Milliseconds since 1970 of the last change of document, status or claims; losing isLatest is none. */
  readonly updatedAt: number;
}

/** A version whose document its reader has already, under this hash: the document is not read again. */
export interface KeptVersion extends Omit<EntryVersion, 'document' | 'documentHash'> {
  readonly document?: undefined;
  readonly documentHash: string;
}

/** Where a store keeps the document of a version that was removed. */
export interface RemovedPlace {
  readonly entry: number;
  readonly version: string;
  /** As they are stored. */
  readonly claims: string;
}

/** The document of a removed version, which stays in the store: what lists need of it before it is sent. */
export interface RemovedDocument {
  readonly place: RemovedPlace;
  readonly bytes: number;
  readonly title?: string;
  readonly description?: string;
}

/** A version that some callers can no longer see, for clients that follow changes. */
export interface RemovedVersion {
  readonly version: string;
  /** What it took to see it until then. Absent: no claims. */
  readonly claims?: Claims;
  /** The deleted document. Absent: the document still exists under other claims, or must not be shown. */
  readonly document?: RemovedDocument;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
  readonly removedAt: number;
}

/** All versions under one name in one source: claims belong to the name, not to a version (spec 1, Claims on published entries). */
export interface Entry {
  readonly type: EntryType;
  /** Servers: the name (`com.example/weather`). Skills: `namespace/name`. */
  readonly name: string;
  /** Absent: no claims. Such an entry is invisible under full authorization. */
  readonly claims?: Claims;
  /** In no order. Empty: the entry was removed. */
  readonly versions: readonly (EntryVersion | KeptVersion)[];
  /** What went of it within the last month. Absent: nothing new is known of that. */
  readonly removed?: readonly RemovedVersion[];
}

/** A name to which versions were added, and nothing else happened. */
export interface GrownEntry {
  readonly type: EntryType;
  readonly name: string;
  /** Those of the name where it is new. */
  readonly claims?: Claims;
  readonly added: readonly EntryVersion[];
}

/** What became of a name. */
export type EntryChange = Entry | GrownEntry;
