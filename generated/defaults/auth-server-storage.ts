// Generated from schemas/shared/auth-server/auth-server-storage.json by npm run generate. Do not edit.

import type { AuthServerRedisTLS } from '../types/auth-server-redis-tls.ts';
import type { AuthServerRedisSentinel, AuthServerRedisStorage, AuthServerRedisUser, AuthServerStorage } from '../types/auth-server-storage.ts';
import type { PositiveDuration } from '../types/positive-duration.ts';

/** Where a running authorization server keeps its sessions and clients. */
export type AuthServerStorageWithDefaults =
  | {
    /**
     * memory keeps them in the process, redis shares them between replicas.
     * Default: "memory".
     */
    readonly type: 'memory';
    readonly redis?: never;
  }
  | {
    /**
     * memory keeps them in the process, redis shares them between replicas.
     * Default: "memory".
     */
    readonly type: 'redis';
    /** Redis behind Sentinel, with an ACL user. For type redis. */
    readonly redis: AuthServerRedisStorageWithDefaults;
  };

/** Redis behind Sentinel, with an ACL user. For type redis. */
export interface AuthServerRedisStorageWithDefaults {
  /** How the master is found. */
  readonly sentinelConfig: AuthServerRedisSentinelWithDefaults;
  /** The ACL user to sign in as. */
  readonly aclUserConfig: AuthServerRedisUser;
  /**
   * What every key in Redis starts with; servers that share a Redis need different ones.
   * Default: A prefix made from the issuer.
   */
  readonly keyPrefix?: string;
  /**
   * Longest time to connect.
   * Default: "5s".
   */
  readonly dialTimeout: PositiveDuration;
  /**
   * Longest time to wait for an answer.
   * Default: "3s".
   */
  readonly readTimeout: PositiveDuration;
  /**
   * Longest time to send a command.
   * Default: "3s".
   */
  readonly writeTimeout: PositiveDuration;
  /** TLS to the master; {} is enough to turn it on. */
  readonly tls?: AuthServerRedisTLS;
  /** TLS to the Sentinels; {} is enough to turn it on. */
  readonly sentinelTls?: AuthServerRedisTLS;
}

/** How the master is found. */
export interface AuthServerRedisSentinelWithDefaults {
  /** Name of the master in Sentinel. */
  readonly masterName: string;
  /** Host and port of each Sentinel. */
  readonly sentinelAddrs: readonly string[];
  /**
   * Number of the Redis database.
   * Default: 0.
   * At least 0.
   */
  readonly db: number;
}

/** Fills in the static defaults of AuthServerStorage, below what is present; the input is not changed. */
export function withAuthServerStorageDefaults(value: AuthServerStorage): AuthServerStorageWithDefaults {
  return {
    ...value,
    type: value.type ?? 'memory',
    ...(value.redis === undefined ? {} : { redis: withAuthServerRedisStorageDefaults(value.redis) }),
  } as AuthServerStorageWithDefaults;
}

/** Fills in the static defaults of AuthServerRedisStorage, below what is present; the input is not changed. */
export function withAuthServerRedisStorageDefaults(value: AuthServerRedisStorage): AuthServerRedisStorageWithDefaults {
  return {
    ...value,
    sentinelConfig: withAuthServerRedisSentinelDefaults(value.sentinelConfig),
    dialTimeout: value.dialTimeout ?? '5s',
    readTimeout: value.readTimeout ?? '3s',
    writeTimeout: value.writeTimeout ?? '3s',
  };
}

/** Fills in the static defaults of AuthServerRedisSentinel, below what is present; the input is not changed. */
export function withAuthServerRedisSentinelDefaults(value: AuthServerRedisSentinel): AuthServerRedisSentinelWithDefaults {
  return {
    ...value,
    db: value.db ?? 0,
  };
}
