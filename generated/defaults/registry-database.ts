// Generated from schemas/shared/registry/registry-database.json by npm run generate. Do not edit.

import type { PositiveDuration } from '../types/positive-duration.ts';
import type { RegistryDatabase } from '../types/registry-database.ts';

/** The PostgreSQL database of a registry server with more than one replica. */
export interface RegistryDatabaseWithDefaults {
  /** Host name or address. */
  readonly host: string;
  /**
   * TCP port.
   * Default: 5432.
   * From 1 to 65535.
   */
  readonly port: number;
  /** User to sign in as. */
  readonly user: string;
  /** Password of the user. Prefer passwordFile or a pgpass file. */
  readonly password?: string;
  /**
   * Path of the file that holds the password.
   * Default: The pgpass file that PGPASSFILE names, or that of the home directory.
   */
  readonly passwordFile?: string;
  /** Name of the database. */
  readonly database: string;
  /**
   * User who creates and changes the tables at start.
   * Default: The user above.
   */
  readonly migrationUser?: string;
  /** Password of that user. Prefer migrationPasswordFile or a pgpass file. */
  readonly migrationPassword?: string;
  /**
   * Path of the file that holds that user's password.
   * Default: The pgpass file that PGPASSFILE names, or that of the home directory.
   */
  readonly migrationPasswordFile?: string;
  /**
   * disable sends everything in the clear, require encrypts, verify-ca and verify-full also check the server.
   * Default: "verify-full".
   */
  readonly sslMode: 'disable' | 'require' | 'verify-ca' | 'verify-full';
  /**
   * Path of the CA bundle that the server is checked against.
   * Default: The system's own CA certificates.
   */
  readonly caCertPath?: string;
  /**
   * Most connections of one replica.
   * Default: 10.
   * From 1 to 10000.
   */
  readonly maxOpenConns: number;
  /**
   * Age at which a connection is replaced.
   * Default: Connections are kept as long as they work.
   */
  readonly connMaxLifetime?: PositiveDuration;
}

/** Fills in the static defaults of RegistryDatabase, below what is present; the input is not changed. */
export function withRegistryDatabaseDefaults(value: RegistryDatabase): RegistryDatabaseWithDefaults {
  return {
    ...value,
    port: value.port ?? 5432,
    sslMode: value.sslMode ?? 'verify-full',
    maxOpenConns: value.maxOpenConns ?? 10,
  };
}
