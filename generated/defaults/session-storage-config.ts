// Generated from schemas/shared/workload/session-storage-config.json by npm run generate. Do not edit.

import type { HostPort } from '../types/host-port.ts';
import type { SecretKeyRef } from '../types/secret-key-ref.ts';
import type { SessionStorageConfig } from '../types/session-storage-config.ts';

/** Where sessions are kept, so that several replicas share them. */
export interface SessionStorageConfigWithDefaults {
  /** Kind of the store. */
  readonly provider: 'memory' | 'redis';
  /** host:port of Redis. */
  readonly address?: HostPort;
  /**
   * Number of the Redis database.
   * Default: 0.
   * At least 0.
   */
  readonly db: number;
  /** Prefix of every key. */
  readonly keyPrefix?: string;
  /** The Secret key that holds the Redis password. */
  readonly passwordRef?: SecretKeyRef;
}

/** Fills in the static defaults of SessionStorageConfig, below what is present; the input is not changed. */
export function withSessionStorageConfigDefaults(value: SessionStorageConfig): SessionStorageConfigWithDefaults {
  return {
    ...value,
    db: value.db ?? 0,
  };
}
