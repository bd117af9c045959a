import type { RunConfig } from '../../../generated/types/run.ts';
import type { PodAdditions } from '../pod/pod-additions.ts';

/** One part of the run configuration and what it adds to the pod. */
export interface RunConfigSection {
  readonly config: Partial<RunConfig>;
  readonly additions: PodAdditions;
}
