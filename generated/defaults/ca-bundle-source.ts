// Generated from schemas/shared/access/ca-bundle-source.json by npm run generate. Do not edit.

import type { CABundleConfigMapRef, CABundleSource } from '../types/ca-bundle-source.ts';
import type { DataKey } from '../types/data-key.ts';
import type { ObjectName } from '../types/object-name.ts';

/** Certificates that TLS connections are checked against. */
export interface CABundleSourceWithDefaults {
  /** The ConfigMap of the same namespace that holds the certificates. */
  readonly configMapRef: CABundleConfigMapRefWithDefaults;
}

/** The ConfigMap of the same namespace that holds the certificates. */
export interface CABundleConfigMapRefWithDefaults {
  /** Name of the ConfigMap. */
  readonly name: ObjectName;
  /**
   * Key that holds the PEM certificates.
   * Default: "ca.crt".
   */
  readonly key: DataKey;
}

/** Fills in the static defaults of CABundleSource, below what is present; the input is not changed. */
export function withCABundleSourceDefaults(value: CABundleSource): CABundleSourceWithDefaults {
  return {
    ...value,
    configMapRef: withCABundleConfigMapRefDefaults(value.configMapRef),
  };
}

/** Fills in the static defaults of CABundleConfigMapRef, below what is present; the input is not changed. */
export function withCABundleConfigMapRefDefaults(value: CABundleConfigMapRef): CABundleConfigMapRefWithDefaults {
  return {
    ...value,
    key: value.key ?? 'ca.crt',
  };
}
