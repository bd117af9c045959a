// Generated from schemas/shared/registry/sync-policy.json by npm run generate. Do not edit.

/** How often a source is read again. */
export interface SyncPolicy {
  /**
   * Time between two reads, for example 30m.
   * Default: 5 minutes.
   */
  readonly interval?: string;
}
