// Generated from schemas/shared/access/oidc-config-ref.json by npm run generate. Do not edit.

import type { ConfigMapOIDCRefProps } from './config-map-oidc-ref.ts';
import type { InlineOIDCConfigProps } from './inline-oidc-config.ts';
import type { KubernetesOIDCConfigProps } from './kubernetes-oidc-config.ts';
import type { WebAddress } from '../../types/web-address.ts';

/** Client authentication written into the workload itself. */
export type OIDCConfigRefProps = OIDCConfigRefPropsCommon & (
  | {
    /**
     * Where the settings come from.
     * Default: "kubernetes".
     */
    readonly type?: 'kubernetes';
    /** Settings of type kubernetes. */
    readonly kubernetes?: KubernetesOIDCConfigProps;
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
    readonly configMap?: ConfigMapOIDCRefProps;
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
    readonly inline?: InlineOIDCConfigProps;
    readonly kubernetes?: never;
    readonly configMap?: never;
  }
);

/** Fields of OIDCConfigRefProps that go with every choice. */
export interface OIDCConfigRefPropsCommon {
  /**
   * URL of the protected resource (RFC 9728).
   * Default: the in-cluster service URL.
   */
  readonly resourceUrl?: WebAddress;
}
