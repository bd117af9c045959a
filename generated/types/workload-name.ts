// Generated from schemas/shared/value/workload-name.json by npm run generate. Do not edit.

/** Name of a workload or of a group of workloads. */
export type WorkloadName = string;
