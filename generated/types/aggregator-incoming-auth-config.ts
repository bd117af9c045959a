// Generated from schemas/shared/aggregation/aggregator-incoming-auth-config.json by npm run generate. Do not edit.

import type { AggregatorAuthzConfig } from './aggregator-authz-config.ts';
import type { AggregatorOIDCConfig } from './aggregator-oidc-config.ts';

/** How clients prove who they are to the aggregation server. */
export type AggregatorIncomingAuthConfig = AggregatorIncomingAuthConfigCommon & (
  | {
    /** oidc checks tokens, local takes the user of the server process, anonymous requires nothing. */
    type: 'oidc';
    /** The identity provider, for type oidc. */
    oidc: AggregatorOIDCConfig;
  }
  | {
    /** oidc checks tokens, local takes the user of the server process, anonymous requires nothing. */
    type: 'local';
    oidc?: never;
  }
  | {
    /** oidc checks tokens, local takes the user of the server process, anonymous requires nothing. */
    type: 'anonymous';
    oidc?: never;
  }
);

/** Fields of AggregatorIncomingAuthConfig that go with every choice. */
export interface AggregatorIncomingAuthConfigCommon {
  /** What callers may do once they are let in. */
  authz?: AggregatorAuthzConfig;
}
