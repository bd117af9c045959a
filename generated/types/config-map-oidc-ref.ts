// Generated from schemas/shared/config-map-oidc-ref.json by npm run generate. Do not edit.

import type { CABundleSource } from './ca-bundle-source.ts';

/** OIDC settings that stand in a ConfigMap. */
export interface ConfigMapOIDCRef {
  /** Name of the ConfigMap. */
  name: string;
  /**
   * Key that holds the settings.
   * Default: "oidc.json".
   */
  key?: string;
  /** Certificates of the issuer's TLS; a bundle path in the settings wins. */
  caBundleRef?: CABundleSource;
}
