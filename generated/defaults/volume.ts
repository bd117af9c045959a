// Generated from schemas/shared/workload/volume.json by npm run generate. Do not edit.

import type { Volume } from '../types/volume.ts';

/** A path of the node that the server sees. */
export interface VolumeWithDefaults {
  /** Name of the volume. */
  readonly name: string;
  /** Path on the node. */
  readonly hostPath: string;
  /** Path inside the container. */
  readonly mountPath: string;
  /**
   * Whether the server may only read it.
   * Default: false.
   */
  readonly readOnly: boolean;
}

/** Fills in the static defaults of Volume, below what is present; the input is not changed. */
export function withVolumeDefaults(value: Volume): VolumeWithDefaults {
  return {
    ...value,
    readOnly: value.readOnly ?? false,
  };
}
