// Generated from schemas/shared/access/ca-bundle-source.json by npm run generate. Do not edit.

import type { Named } from '../named.ts';
import type { DataKey } from '../../types/data-key.ts';

/** Certificates that TLS connections are checked against. */
export interface CABundleSourceProps {
  /** The ConfigMap of the same namespace that holds the certificates. */
  readonly configMapRef: CABundleConfigMapRefProps;
}

/** The ConfigMap of the same namespace that holds the certificates. */
export interface CABundleConfigMapRefProps {
  /** Name of the ConfigMap. */
  readonly name: string | Named;
  /**
   * Key that holds the PEM certificates.
   * Default: "ca.crt".
   */
  readonly key?: DataKey;
}
