// Generated from schemas/shared/metadata/workload-reference.json by npm run generate. Do not edit.

/** A workload that refers to this resource. */
export interface WorkloadReference {
  /** Kind of the workload. */
  kind: string;
  /** Name of the workload. */
  name: string;
}
