// Generated from schemas/shared/workload/volume.json by npm run generate. Do not edit.

/** A path of the node that the server sees. */
export interface Volume {
  /** Name of the volume. */
  name: string;
  /** Path on the node. */
  hostPath: string;
  /** Path inside the container. */
  mountPath: string;
  /**
   * Whether the server may only read it.
   * Default: false.
   */
  readOnly?: boolean;
}
