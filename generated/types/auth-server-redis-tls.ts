// Generated from schemas/shared/auth-server/auth-server-redis-tls.json by npm run generate. Do not edit.

/** TLS toward Redis. Its presence turns TLS on. */
export interface AuthServerRedisTLS {
  /** Accepts any certificate. For development only. */
  readonly insecureSkipVerify?: boolean;
  /**
   * Path of the CA certificate in PEM.
   * Default: The system's own CA certificates.
   */
  readonly caCertPath?: string;
}
