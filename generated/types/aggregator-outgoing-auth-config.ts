// Generated from schemas/shared/aggregator-outgoing-auth-config.json by npm run generate. Do not edit.

import type { BackendAuthStrategy } from './backend-auth-strategy.ts';

/** How the aggregation server authenticates itself toward its backends. */
export interface AggregatorOutgoingAuthConfig {
  /**
   * Whether this document says it (inline) or each backend's own resource does (discovered, in a cluster only).
   * Default: inline where the document lists its backends, else discovered.
   */
  source?: 'inline' | 'discovered';
  /** Strategy for every backend that has none of its own. */
  default?: BackendAuthStrategy;
  /** Strategies by backend name. */
  backends?: Readonly<Record<string, BackendAuthStrategy>>;
}
