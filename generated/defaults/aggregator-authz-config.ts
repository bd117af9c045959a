// Generated from schemas/shared/aggregation/aggregator-authz-config.json by npm run generate. Do not edit.

import type { AggregatorAuthzConfig } from '../types/aggregator-authz-config.ts';

/** Which callers may do what, decided by policies. */
export type AggregatorAuthzConfigWithDefaults = AggregatorAuthzConfigWithDefaultsCommon & (
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

/** Fields of AggregatorAuthzConfigWithDefaults that go with every choice. */
export interface AggregatorAuthzConfigWithDefaultsCommon {
  /** Path of an authorization document that holds the policies and entities, instead of naming them here. */
  readonly path?: string;
  /**
   * Cedar entities as a JSON list.
   * Default: "[]".
   */
  readonly entitiesJson: string;
  /**
   * Upstream provider whose access token supplies the claims that policies see.
   * Default: When absent or empty, the claims of the token issued by this platform.
   */
  readonly primaryUpstreamProvider?: string;
}

/** Fills in the static defaults of AggregatorAuthzConfig, below what is present; the input is not changed. */
export function withAggregatorAuthzConfigDefaults(value: AggregatorAuthzConfig): AggregatorAuthzConfigWithDefaults {
  return {
    ...value,
    entitiesJson: value.entitiesJson ?? '[]',
  } as AggregatorAuthzConfigWithDefaults;
}
