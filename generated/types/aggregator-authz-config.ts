// Generated from schemas/shared/aggregation/aggregator-authz-config.json by npm run generate. Do not edit.

/** Which callers may do what, decided by policies. */
export type AggregatorAuthzConfig = AggregatorAuthzConfigCommon & (
  | {
    /** Whether policies decide, or everybody who is let in may do everything. */
    readonly type: 'cedar';
    /** Cedar policies, one string each. Needed for type cedar without path. */
    readonly policies?: readonly string[];
  }
  | {
    /** Whether policies decide, or everybody who is let in may do everything. */
    readonly type: 'none';
    readonly policies?: never;
  }
);

/** Fields of AggregatorAuthzConfig that go with every choice. */
export interface AggregatorAuthzConfigCommon {
  /** Path of an authorization document that holds the policies and entities, instead of naming them here. */
  readonly path?: string;
  /**
   * Cedar entities as a JSON list.
   * Default: "[]".
   */
  readonly entitiesJson?: string;
  /**
   * Upstream provider whose access token supplies the claims that policies see.
   * Default: When absent or empty, the claims of the token issued by this platform.
   */
  readonly primaryUpstreamProvider?: string;
}
