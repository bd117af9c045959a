/** Where a secret comes from; read again whenever a connection is made. */
export type RedisSecret = { readonly env: string } | { readonly file: string } | { readonly value: string };

/** A host and a port of TCP. */
export interface RedisAddress {
  readonly host: string;
  readonly port: number;
}

/** How the other side of a TLS connection is checked. */
export interface RedisTls {
  /** PEM file with the certificate authorities; those of the system when absent. */
  readonly caFile?: string;
  /** Accepts any certificate. For development only. */
  readonly insecureSkipVerify?: boolean;
}

/** A Redis server, or one that a Sentinel names. */
export type RedisPlace =
  | { readonly address: RedisAddress }
  | {
      readonly masterName: string;
      readonly sentinels: readonly RedisAddress[];
      /** TLS toward the sentinels; plain TCP when absent. */
      readonly sentinelTls?: RedisTls;
    };

/** How a program reaches Redis. Times are milliseconds. */
export interface RedisSettings {
  readonly place: RedisPlace;
  readonly db: number;
  readonly username?: RedisSecret;
  readonly password?: RedisSecret;
  /** TLS toward the server; plain TCP when absent. */
  readonly tls?: RedisTls;
  /** Until a connection is there; 5,000 when absent (specification 3, RedisStorageConfig). */
  readonly dialTimeoutMs?: number;
  /** Until a command is answered; 3,000 when absent. */
  readonly commandTimeoutMs?: number;
}

/** Reads `host:port`; an IPv6 address is in brackets. Port 6379 when absent. */
export function redisAddress(text: string): RedisAddress {
  const match = /^(?:\[([^\]]+)\]|([^:]*))(?::(\d+))?$/.exec(text);
  return { host: match?.[1] ?? match?.[2] ?? text, port: Number(match?.[3] ?? 6379) };
}
