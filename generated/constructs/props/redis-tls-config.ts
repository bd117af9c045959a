// Generated from schemas/shared/auth-server/redis-tls-config.json by npm run generate. Do not edit.

import type { SecretKeyRefProps } from './secret-key-ref.ts';

/** TLS of a Redis connection. */
export interface RedisTLSConfigProps {
  /** Accept any certificate. For development only. */
  readonly insecureSkipVerify?: boolean;
  /**
   * The Secret key that holds the CA certificate in PEM.
   * Default: system roots when absent.
   */
  readonly caCertSecretRef?: SecretKeyRefProps;
}
