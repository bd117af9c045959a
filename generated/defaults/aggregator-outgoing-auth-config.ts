// Generated from schemas/shared/aggregation/aggregator-outgoing-auth-config.json by npm run generate. Do not edit.

import { type BackendAuthStrategyWithDefaults, withBackendAuthStrategyDefaults } from './backend-auth-strategy.ts';
import type { AggregatorOutgoingAuthConfig } from '../types/aggregator-outgoing-auth-config.ts';

/** How the aggregation server authenticates itself toward its backends. */
export interface AggregatorOutgoingAuthConfigWithDefaults {
  /**
   * Whether the credentials are set in this document (inline) or in the resource of each backend (discovered, in a cluster only).
   * Default: inline where the document lists its backends, else discovered.
   */
  readonly source?: 'inline' | 'discovered';
  /** Strategy for every backend that has none of its own. */
  readonly default?: BackendAuthStrategyWithDefaults;
  /** Strategies by backend name. */
  readonly backends?: Readonly<Record<string, BackendAuthStrategyWithDefaults>>;
}

/** Fills in the static defaults of AggregatorOutgoingAuthConfig, below what is present; the input is not changed. */
export function withAggregatorOutgoingAuthConfigDefaults(value: AggregatorOutgoingAuthConfig): AggregatorOutgoingAuthConfigWithDefaults {
  const others: Omit<AggregatorOutgoingAuthConfig, 'default' | 'backends'> = value;
  const filled: { -readonly [Key in keyof AggregatorOutgoingAuthConfigWithDefaults]: AggregatorOutgoingAuthConfigWithDefaults[Key] } = {
    ...others,

  };
  if (value.default !== undefined) filled.default = withBackendAuthStrategyDefaults(value.default);
  if (value.backends !== undefined) filled.backends = Object.fromEntries(Object.entries(value.backends).map(([key, entry]) => [key, withBackendAuthStrategyDefaults(entry)]));
  return filled;
}
