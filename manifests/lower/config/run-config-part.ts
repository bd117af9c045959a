import type { RunConfig } from '../../../generated/types/run.ts';
import type { PodParts } from '../pod/pod-parts.ts';

/** One part of the run configuration and what it adds to the pod. */
export interface RunConfigPart {
  readonly config: Partial<RunConfig>;
  readonly parts: PodParts;
}
