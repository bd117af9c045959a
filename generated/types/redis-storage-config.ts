// Generated from schemas/shared/auth-server/redis-storage-config.json by npm run generate. Do not edit.

import type { NamespaceName } from './namespace-name.ts';
import type { ObjectName } from './object-name.ts';
import type { PositiveDuration } from './positive-duration.ts';
import type { RedisTLSConfig } from './redis-tls-config.ts';
import type { SecretKeyRef } from './secret-key-ref.ts';

/** Redis behind Sentinel, with an ACL user. */
export interface RedisStorageConfig {
  /** How the master is found. */
  readonly sentinelConfig: RedisSentinelConfig;
  /** The user of the connection. */
  readonly aclUserConfig: RedisACLUserConfig;
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
  /** TLS to the master; its presence turns it on. */
  readonly tls?: RedisTLSConfig;
  /** TLS to the Sentinels; without it they are reached in plain text. */
  readonly sentinelTls?: RedisTLSConfig;
}

/** How the master is found. */
export type RedisSentinelConfig = RedisSentinelConfigCommon & (
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

/** Fields of RedisSentinelConfig that go with every choice. */
export interface RedisSentinelConfigCommon {
  /** Name of the master in Sentinel. */
  readonly masterName: string;
  /**
   * Number of the database.
   * Default: 0.
   * At least 0.
   */
  readonly db?: number;
}

/** A Service in front of the Sentinels. */
export interface SentinelServiceRef {
  /** Name of the Service. */
  readonly name: ObjectName;
  /**
   * Namespace of the Service.
   * Default: the workload's namespace.
   */
  readonly namespace?: NamespaceName;
  /**
   * Port of the Service.
   * Default: 26379, the usual port of Sentinel.
   * From 1 to 65535.
   */
  readonly port?: number;
}

/** The user of the connection. */
export interface RedisACLUserConfig {
  /** The Secret key that holds the user name. */
  readonly usernameSecretRef: SecretKeyRef;
  /** The Secret key that holds the password. */
  readonly passwordSecretRef: SecretKeyRef;
}
