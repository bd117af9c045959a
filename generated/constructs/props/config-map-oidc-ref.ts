// Generated from schemas/shared/access/config-map-oidc-ref.json by npm run generate. Do not edit.

import type { Named } from '../named.ts';
import type { CABundleSourceProps } from './ca-bundle-source.ts';
import type { DataKey } from '../../types/data-key.ts';

/** OIDC settings in a ConfigMap. */
export interface ConfigMapOIDCRefProps {
  /** Name of the ConfigMap. */
  readonly name: string | Named;
  /**
   * Key that holds the settings.
   * Default: "oidc.json".
   */
  readonly key?: DataKey;
  /** Certificates of the issuer's TLS; a bundle path in the settings wins. */
  readonly caBundleRef?: CABundleSourceProps;
}
