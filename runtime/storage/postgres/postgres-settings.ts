/** How a PostgreSQL database is reached. The settings of programs have this shape. */
export interface PostgresSettings {
  /** Name or address. */
  readonly host: string;
  /** Default: 5432. */
  readonly port?: number;
  readonly database: string;
  /** Whom the program works as. */
  readonly user: string;
  readonly password?: string;
  /** A file with the password, read anew for each connection. Without both: PGPASSWORD, or the pgpass file. */
  readonly passwordFile?: string;
  /** Who creates and changes the tables. Default: the user above. */
  readonly migrationUser?: string;
  readonly migrationPassword?: string;
  readonly migrationPasswordFile?: string;
  /** With the meanings of libpq. Default: `verify-full`. */
  readonly sslMode?: 'disable' | 'require' | 'verify-ca' | 'verify-full';
  /** A PEM bundle that replaces the CAs of the system. */
  readonly caCertPath?: string;
  /** Most connections at a time. Default: 10. */
  readonly maxOpenConns?: number;
  /** A duration in Go's words, after which a connection is replaced. Default: never. */
  readonly connMaxLifetime?: string;
}
