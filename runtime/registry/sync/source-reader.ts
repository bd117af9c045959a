import type { EntryStatus, EntryType } from '../catalog/entry.ts';
import type { QuarantinedEntry } from '../store/registry-store.ts';
import type { Claims } from '../../../generated/types/claims.ts';

/** One version as a source offers it, before it is checked and filtered. */
export interface OfferedVersion {
  readonly type: EntryType;
  /** The document's own text, so that it is kept byte for byte. */
  readonly document: string;
  readonly status?: EntryStatus;
  readonly statusMessage?: string;
  /** Milliseconds since 1970. */
  readonly publishedAt?: number;
  /** Claims of this entry alone (annotation of a cluster resource). Absent: those of the source apply where sources hand theirs down. */
  readonly claims?: Claims;
}

/** What reading a source gave. */
export type SourceReading =
  | { readonly outcome: 'unchanged'; readonly etag?: string; readonly remark?: string }
  | {
      readonly outcome: 'read';
      readonly versions: readonly OfferedVersion[];
      /** sha256 of what was read. */
      readonly contentHash: string;
      readonly etag?: string;
      /** Candidates for entries that could not become one, with the reason. `contentHash` covers them. */
      readonly refused?: readonly QuarantinedEntry[];
      /** What the owner of the source should know although it went well. */
      readonly remark?: string;
    }
  /** What is wrong with the source, in words for its owner; holds no credential. */
  | { readonly outcome: 'failed'; readonly message: string };

/** Reads one source once. Bounded in time by the signal, in size by its own limits; never throws for what the outside does. */
export interface SourceReader {
  read(
    previous: { readonly etag?: string; readonly contentHash?: string },
    signal: AbortSignal,
  ): Promise<SourceReading>;
  /** Sources that notice changes themselves (a cluster watch) call back; others are read at their interval. */
  watch?(onChange: () => void): () => void;
  close?(): Promise<void>;
}
