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
    readonly type?: 'kubernetes';
    /** Settings of type kubernetes. */
    readonly kubernetes?: KubernetesOIDCConfig;
    readonly configMap?: never;
    readonly inline?: never;
  }
  | {
    /**
     * Where the settings come from.
     * Default: "kubernetes".
     */
    readonly type: 'configMap';
    /** Settings of type configMap. */
    readonly configMap?: ConfigMapOIDCRef;
    readonly kubernetes?: never;
    readonly inline?: never;
  }
  | {
    /**
     * Where the settings come from.
     * Default: "kubernetes".
     */
    readonly type: 'inline';
    /** Settings of type inline. */
    readonly inline?: InlineOIDCConfig;
    readonly kubernetes?: never;
    readonly configMap?: never;
  }
);

/** Fields of OIDCConfigRef that go with every choice. */
export interface OIDCConfigRefCommon {
  /**
   * URL of the protected resource (RFC 9728).
   * Default: the in-cluster service URL.
   */
  readonly resourceUrl?: WebAddress;
}
