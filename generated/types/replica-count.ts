// Generated from schemas/shared/value/replica-count.json by npm run generate. Do not edit.

/**
 * A number of pods.
 * From 0 to 2147483647.
 */
export type ReplicaCount = number;
