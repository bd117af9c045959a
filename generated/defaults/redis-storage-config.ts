// Generated from schemas/shared/auth-server/redis-storage-config.json by npm run generate. Do not edit.

import type { PositiveDuration } from '../types/positive-duration.ts';
import type { RedisACLUserConfig, RedisSentinelConfig, RedisStorageConfig, SentinelServiceRef } from '../types/redis-storage-config.ts';
import type { RedisTLSConfig } from '../types/redis-tls-config.ts';

/** Redis behind Sentinel, with an ACL user. */
export interface RedisStorageConfigWithDefaults {
  /** How the master is found. */
  readonly sentinelConfig: RedisSentinelConfigWithDefaults;
  /** The user of the connection. */
  readonly aclUserConfig: RedisACLUserConfig;
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
  /** TLS to the master; its presence turns it on. */
  readonly tls?: RedisTLSConfig;
  /** TLS to the Sentinels; without it they are reached in plain text. */
  readonly sentinelTls?: RedisTLSConfig;
}

/** How the master is found. */
export type RedisSentinelConfigWithDefaults = RedisSentinelConfigWithDefaultsCommon & (
  | {
    /** Addresses of the Sentinels, each host:port. */
    readonly sentinelAddrs: readonly string[];
    readonly sentinelService?: never;
  }
  | {
    /** A Service in front of the Sentinels. */
    readonly sentinelService: SentinelServiceRef;
    readonly sentinelAddrs?: never;
  }
);

/** Fields of RedisSentinelConfigWithDefaults that go with every choice. */
export interface RedisSentinelConfigWithDefaultsCommon {
  /** Name of the master in Sentinel. */
  readonly masterName: string;
  /**
   * Number of the database.
   * Default: 0.
   * At least 0.
   */
  readonly db: number;
}

/** Fills in the static defaults of RedisStorageConfig, below what is present; the input is not changed. */
export function withRedisStorageConfigDefaults(value: RedisStorageConfig): RedisStorageConfigWithDefaults {
  return {
    ...value,
    sentinelConfig: withRedisSentinelConfigDefaults(value.sentinelConfig),
    dialTimeout: value.dialTimeout ?? '5s',
    readTimeout: value.readTimeout ?? '3s',
    writeTimeout: value.writeTimeout ?? '3s',
  };
}

/** Fills in the static defaults of RedisSentinelConfig, below what is present; the input is not changed. */
export function withRedisSentinelConfigDefaults(value: RedisSentinelConfig): RedisSentinelConfigWithDefaults {
  return {
    ...value,
    db: value.db ?? 0,
  } as RedisSentinelConfigWithDefaults;
}
