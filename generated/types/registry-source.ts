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
    git: GitSource;
    api?: never;
    file?: never;
    kubernetes?: never;
    managed?: never;
  }
  | {
    /** Reads another registry server. */
    api: ApiSource;
    git?: never;
    file?: never;
    kubernetes?: never;
    managed?: never;
  }
  | {
    /** Reads a file. */
    file: FileSource;
    git?: never;
    api?: never;
    kubernetes?: never;
    managed?: never;
  }
  | {
    /** Reads the resources of a cluster. */
    kubernetes: KubernetesSource;
    git?: never;
    api?: never;
    file?: never;
    managed?: never;
  }
  | {
    /** Takes what people publish; write {}. */
    managed: ManagedSource;
    git?: never;
    api?: never;
    file?: never;
    kubernetes?: never;
  }
);

/** Fields of RegistrySource that go with every choice. */
export interface RegistrySourceCommon {
  /** Name of the source; registries and admin paths use it. */
  name: string;
  /**
   * Format of the entries.
   * Default: upstream, the only format.
   */
  format?: 'upstream';
  /**
   * How often the source is read again.
   * Default: What is fetched is read every 5 minutes.
   */
  syncPolicy?: SyncPolicy;
  /** Which entries are taken in. */
  filter?: SourceFilter;
  /**
   * How much this source may hold. A publication beyond it is refused; of what a source sends, the rest is left out and reported.
   * Default: The limits of the server.
   */
  limits?: EntryLimits;
  /** Claims of the source. Fetched entries inherit them; otherwise they are what callers need to manage the source. */
  claims?: Claims;
}
