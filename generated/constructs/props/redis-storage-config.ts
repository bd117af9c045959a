// Generated from schemas/shared/auth-server/redis-storage-config.json by npm run generate. Do not edit.

import type { RedisTLSConfigProps } from './redis-tls-config.ts';
import type { SecretKeyRefProps } from './secret-key-ref.ts';
import type { PositiveDuration } from '../../types/positive-duration.ts';
import type { RedisSentinelConfig } from '../../types/redis-storage-config.ts';

/** Redis behind Sentinel, with an ACL user. */
export interface RedisStorageConfigProps {
  /** How the master is found. */
  readonly sentinelConfig: RedisSentinelConfig;
  /** The user of the connection. */
  readonly aclUserConfig: RedisACLUserConfigProps;
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
  readonly tls?: RedisTLSConfigProps;
  /** TLS to the Sentinels; without it they are reached in plain text. */
  readonly sentinelTls?: RedisTLSConfigProps;
}

/** The user of the connection. */
export interface RedisACLUserConfigProps {
  /** The Secret key that holds the user name. */
  readonly usernameSecretRef: SecretKeyRefProps;
  /** The Secret key that holds the password. */
  readonly passwordSecretRef: SecretKeyRefProps;
}
