// Generated from schemas/shared/registry/registry-source.json by npm run generate. Do not edit.

import type { ApiSource } from './api-source.ts';
import type { Claims } from './claims.ts';
import type { EntryLimits } from './entry-limits.ts';
import type { FileSource } from './file-source.ts';
import type { GitSource } from './git-source.ts';
import type { KubernetesSource } from './kubernetes-source.ts';
import type { ManagedSource } from './managed-source.ts';
import type { SourceFilter } from './source-filter.ts';
import type { SyncPolicy } from './sync-policy.ts';

/** A place that entries come from. */
export type RegistrySource = RegistrySourceCommon & (
  | {
    /** Reads a file of a Git repository. */
    readonly git: GitSource;
    readonly api?: never;
    readonly file?: never;
    readonly kubernetes?: never;
    readonly managed?: never;
  }
  | {
    /** Reads another registry server. */
    readonly api: ApiSource;
    readonly git?: never;
    readonly file?: never;
    readonly kubernetes?: never;
    readonly managed?: never;
  }
  | {
    /** Reads a file. */
    readonly file: FileSource;
    readonly git?: never;
    readonly api?: never;
    readonly kubernetes?: never;
    readonly managed?: never;
  }
  | {
    /** Reads the resources of a cluster. */
    readonly kubernetes: KubernetesSource;
    readonly git?: never;
    readonly api?: never;
    readonly file?: never;
    readonly managed?: never;
  }
  | {
    /** Takes what people publish; write {}. */
    readonly managed: ManagedSource;
    readonly git?: never;
    readonly api?: never;
    readonly file?: never;
    readonly kubernetes?: never;
  }
);

/** Fields of RegistrySource that go with every choice. */
export interface RegistrySourceCommon {
  /** Name of the source; registries and admin paths use it. */
  readonly name: string;
  /**
   * Format of the entries.
   * Default: upstream, the only format.
   */
  readonly format?: 'upstream';
  /**
   * How often the source is read again.
   * Default: What is fetched is read every 5 minutes.
   */
  readonly syncPolicy?: SyncPolicy;
  /** Which entries are taken in. */
  readonly filter?: SourceFilter;
  /**
   * How much this source may hold. A publication beyond it is refused; of what a source sends, the rest is left out and reported.
   * Default: The limits of the server.
   */
  readonly limits?: EntryLimits;
  /** Claims of the source. Fetched entries inherit them; otherwise they are what callers need to manage the source. */
  readonly claims?: Claims;
}
