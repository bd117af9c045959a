// Generated from schemas/shared/access/oidc-config-ref.json by npm run generate. Do not edit.

import type { ConfigMapOIDCRef } from './config-map-oidc-ref.ts';
import type { InlineOIDCConfig } from './inline-oidc-config.ts';
import type { KubernetesOIDCConfig } from './kubernetes-oidc-config.ts';
import type { WebAddress } from './web-address.ts';

/** Client authentication written into the workload itself. */
export type OIDCConfigRef = OIDCConfigRefCommon & (
  | {
    /**
     * Where the settings come from.
     * Default: "kubernetes".
     */
    type?: 'kubernetes';
    /** Settings of type kubernetes. */
    kubernetes?: KubernetesOIDCConfig;
    configMap?: never;
    inline?: never;
  }
  | {
    /**
     * Where the settings come from.
     * Default: "kubernetes".
     */
    type: 'configMap';
    /** Settings of type configMap. */
    configMap?: ConfigMapOIDCRef;
    kubernetes?: never;
    inline?: never;
  }
  | {
    /**
     * Where the settings come from.
     * Default: "kubernetes".
     */
    type: 'inline';
    /** Settings of type inline. */
    inline?: InlineOIDCConfig;
    kubernetes?: never;
    configMap?: never;
  }
);

/** Fields of OIDCConfigRef that go with every choice. */
export interface OIDCConfigRefCommon {
  /**
   * URL of the protected resource (RFC 9728).
   * Default: the in-cluster service URL.
   */
  resourceUrl?: WebAddress;
}
