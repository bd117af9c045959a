// Generated from schemas/shared/access/config-map-oidc-ref.json by npm run generate. Do not edit.

import type { CABundleSource } from './ca-bundle-source.ts';
import type { DataKey } from './data-key.ts';
import type { ObjectName } from './object-name.ts';

/** OIDC settings in a ConfigMap. */
export interface ConfigMapOIDCRef {
  /** Name of the ConfigMap. */
  readonly name: ObjectName;
  /**
   * Key that holds the settings.
   * Default: "oidc.json".
   */
  readonly key?: DataKey;
  /** Certificates of the issuer's TLS; a bundle path in the settings wins. */
  readonly caBundleRef?: CABundleSource;
}
