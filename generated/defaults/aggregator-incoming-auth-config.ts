// Generated from schemas/shared/aggregation/aggregator-incoming-auth-config.json by npm run generate. Do not edit.

import { type AggregatorAuthzConfigWithDefaults, withAggregatorAuthzConfigDefaults } from './aggregator-authz-config.ts';
import type { AggregatorIncomingAuthConfig } from '../types/aggregator-incoming-auth-config.ts';
import type { AggregatorOIDCConfig } from '../types/aggregator-oidc-config.ts';

/** How clients prove who they are to the aggregation server. */
export type AggregatorIncomingAuthConfigWithDefaults = AggregatorIncomingAuthConfigWithDefaultsCommon & (
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

/** Fields of AggregatorIncomingAuthConfigWithDefaults that go with every choice. */
export interface AggregatorIncomingAuthConfigWithDefaultsCommon {
  /** What callers may do once they are let in. */
  readonly authz?: AggregatorAuthzConfigWithDefaults;
}

/** Fills in the static defaults of AggregatorIncomingAuthConfig, below what is present; the input is not changed. */
export function withAggregatorIncomingAuthConfigDefaults(value: AggregatorIncomingAuthConfig): AggregatorIncomingAuthConfigWithDefaults {
  return {
    ...value,
    ...(value.authz === undefined ? {} : { authz: withAggregatorAuthzConfigDefaults(value.authz) }),
  } as AggregatorIncomingAuthConfigWithDefaults;
}
