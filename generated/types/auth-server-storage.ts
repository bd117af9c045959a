// Generated from schemas/shared/auth-server/auth-server-storage.json by npm run generate. Do not edit.

import type { AuthServerRedisTLS } from './auth-server-redis-tls.ts';
import type { PositiveDuration } from './positive-duration.ts';

/** Where a running authorization server keeps its sessions and clients. */
export type AuthServerStorage =
  | {
    /**
     * memory keeps them in the process, redis shares them between replicas.
     * Default: "memory".
     */
    readonly type?: 'memory';
    readonly redis?: never;
  }
  | {
    /**
     * memory keeps them in the process, redis shares them between replicas.
     * Default: "memory".
     */
    readonly type: 'redis';
    /** Redis behind Sentinel, with an ACL user. For type redis. */
    readonly redis: AuthServerRedisStorage;
  };

/** Redis behind Sentinel, with an ACL user. For type redis. */
export interface AuthServerRedisStorage {
  /** How the master is found. */
  readonly sentinelConfig: AuthServerRedisSentinel;
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
  readonly dialTimeout?: PositiveDuration;
  /**
   * Longest time to wait for an answer.
   * Default: "3s".
   */
  readonly readTimeout?: PositiveDuration;
  /**
   * Longest time to send a command.
   * Default: "3s".
   */
  readonly writeTimeout?: PositiveDuration;
  /** TLS to the master; {} is enough to turn it on. */
  readonly tls?: AuthServerRedisTLS;
  /** TLS to the Sentinels; {} is enough to turn it on. */
  readonly sentinelTls?: AuthServerRedisTLS;
}

/** How the master is found. */
export interface AuthServerRedisSentinel {
  /** Name of the master in Sentinel. */
  readonly masterName: string;
  /** Host and port of each Sentinel. */
  readonly sentinelAddrs: readonly string[];
  /**
   * Number of the Redis database.
   * Default: 0.
   * At least 0.
   */
  readonly db?: number;
}

/** The ACL user to sign in as. */
export interface AuthServerRedisUser {
  /** Environment variable that holds the user's name. */
  readonly usernameEnv: string;
  /** Environment variable that holds the user's password. */
  readonly passwordEnv: string;
}
