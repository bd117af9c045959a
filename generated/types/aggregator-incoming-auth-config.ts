// Generated from schemas/shared/aggregation/aggregator-incoming-auth-config.json by npm run generate. Do not edit.

import type { AggregatorAuthzConfig } from './aggregator-authz-config.ts';
import type { AggregatorOIDCConfig } from './aggregator-oidc-config.ts';

/** How clients prove who they are to the aggregation server. */
export type AggregatorIncomingAuthConfig = AggregatorIncomingAuthConfigCommon & (
  | {
    /** oidc checks tokens, local takes the user of the server process, anonymous requires nothing. */
    readonly type: 'oidc';
    /** The identity provider, for type oidc. */
    readonly oidc: AggregatorOIDCConfig;
  }
  | {
    /** oidc checks tokens, local takes the user of the server process, anonymous requires nothing. */
    readonly type: 'local';
    readonly oidc?: never;
  }
  | {
    /** oidc checks tokens, local takes the user of the server process, anonymous requires nothing. */
    readonly type: 'anonymous';
    readonly oidc?: never;
  }
);

/** Fields of AggregatorIncomingAuthConfig that go with every choice. */
export interface AggregatorIncomingAuthConfigCommon {
  /** What callers may do once they are let in. */
  readonly authz?: AggregatorAuthzConfig;
}
