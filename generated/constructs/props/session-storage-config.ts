// Generated from schemas/shared/workload/session-storage-config.json by npm run generate. Do not edit.

import type { SecretKeyRefProps } from './secret-key-ref.ts';
import type { HostPort } from '../../types/host-port.ts';

/** Where sessions are kept, so that several replicas share them. */
export interface SessionStorageConfigProps {
  /** Kind of the store. */
  readonly provider: 'memory' | 'redis';
  /** host:port of Redis. */
  readonly address?: HostPort;
  /**
   * Number of the Redis database.
   * Default: 0.
   * At least 0.
   */
  readonly db?: number;
  /** Prefix of every key. */
  readonly keyPrefix?: string;
  /** The Secret key that holds the Redis password. */
  readonly passwordRef?: SecretKeyRefProps;
}
