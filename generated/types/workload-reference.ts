// Generated from schemas/shared/metadata/workload-reference.json by npm run generate. Do not edit.

/** A workload that refers to this resource. */
export interface WorkloadReference {
  /** Kind of the workload. */
  readonly kind: string;
  /** Name of the workload. */
  readonly name: string;
}
