// Generated from schemas/shared/workload/volume.json by npm run generate. Do not edit.

/** A path of the node that the server sees. */
export interface Volume {
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
  readonly readOnly?: boolean;
}
