// Generated from schemas/shared/access/ca-bundle-source.json by npm run generate. Do not edit.

import type { DataKey } from './data-key.ts';
import type { ObjectName } from './object-name.ts';

/** Certificates that TLS connections are checked against. */
export interface CABundleSource {
  /** The ConfigMap of the same namespace that holds the certificates. */
  readonly configMapRef: CABundleConfigMapRef;
}

/** The ConfigMap of the same namespace that holds the certificates. */
export interface CABundleConfigMapRef {
  /** Name of the ConfigMap. */
  readonly name: ObjectName;
  /**
   * Key that holds the PEM certificates.
   * Default: "ca.crt".
   */
  readonly key?: DataKey;
}
