// Generated from schemas/shared/aggregation/aggregator-outgoing-auth-config.json by npm run generate. Do not edit.

import type { BackendAuthStrategy } from './backend-auth-strategy.ts';

/** How the aggregation server authenticates itself toward its backends. */
export interface AggregatorOutgoingAuthConfig {
  /**
   * Whether the credentials are set in this document (inline) or in the resource of each backend (discovered, in a cluster only).
   * Default: inline where the document lists its backends, else discovered.
   */
  readonly source?: 'inline' | 'discovered';
  /** Strategy for every backend that has none of its own. */
  readonly default?: BackendAuthStrategy;
  /** Strategies by backend name. */
  readonly backends?: Readonly<Record<string, BackendAuthStrategy>>;
}
