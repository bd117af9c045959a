// Generated from schemas/shared/access/config-map-oidc-ref.json by npm run generate. Do not edit.

import { type CABundleSourceWithDefaults, withCABundleSourceDefaults } from './ca-bundle-source.ts';
import type { ConfigMapOIDCRef } from '../types/config-map-oidc-ref.ts';
import type { DataKey } from '../types/data-key.ts';
import type { ObjectName } from '../types/object-name.ts';

/** OIDC settings in a ConfigMap. */
export interface ConfigMapOIDCRefWithDefaults {
  /** Name of the ConfigMap. */
  readonly name: ObjectName;
  /**
   * Key that holds the settings.
   * Default: "oidc.json".
   */
  readonly key: DataKey;
  /** Certificates of the issuer's TLS; a bundle path in the settings wins. */
  readonly caBundleRef?: CABundleSourceWithDefaults;
}

/** Fills in the static defaults of ConfigMapOIDCRef, below what is present; the input is not changed. */
export function withConfigMapOIDCRefDefaults(value: ConfigMapOIDCRef): ConfigMapOIDCRefWithDefaults {
  const others: Omit<ConfigMapOIDCRef, 'caBundleRef'> = value;
  const filled: { -readonly [Key in keyof ConfigMapOIDCRefWithDefaults]: ConfigMapOIDCRefWithDefaults[Key] } = {
    ...others,
    key: value.key ?? 'oidc.json',
  };
  if (value.caBundleRef !== undefined) filled.caBundleRef = withCABundleSourceDefaults(value.caBundleRef);
  return filled;
}
