// Generated from schemas/shared/aggregation/aggregator-session-storage-config.json by npm run generate. Do not edit.

import type { AggregatorSessionStorageConfig } from '../types/aggregator-session-storage-config.ts';
import type { HostPort } from '../types/host-port.ts';

/** Where the aggregation server keeps its sessions. The Redis password comes from the environment variable SESSION_REDIS_PASSWORD, with the project's own prefix before that name. */
export interface AggregatorSessionStorageConfigWithDefaults {
  /** memory keeps sessions in the process, redis shares them between replicas. */
  readonly provider: 'memory' | 'redis';
  /** Host and port of Redis. Needed for provider redis. */
  readonly address?: HostPort;
  /**
   * Number of the Redis database.
   * Default: 0.
   * At least 0.
   */
  readonly db: number;
  /** What every key in Redis starts with. */
  readonly keyPrefix?: string;
}

/** Fills in the static defaults of AggregatorSessionStorageConfig, below what is present; the input is not changed. */
export function withAggregatorSessionStorageConfigDefaults(value: AggregatorSessionStorageConfig): AggregatorSessionStorageConfigWithDefaults {
  return {
    ...value,
    db: value.db ?? 0,
  };
}
