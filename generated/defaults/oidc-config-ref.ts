// Generated from schemas/shared/access/oidc-config-ref.json by npm run generate. Do not edit.

import { type ConfigMapOIDCRefWithDefaults, withConfigMapOIDCRefDefaults } from './config-map-oidc-ref.ts';
import { type InlineOIDCConfigWithDefaults, withInlineOIDCConfigDefaults } from './inline-oidc-config.ts';
import { type KubernetesOIDCConfigWithDefaults, withKubernetesOIDCConfigDefaults } from './kubernetes-oidc-config.ts';
import type { OIDCConfigRef } from '../types/oidc-config-ref.ts';
import type { WebAddress } from '../types/web-address.ts';

/** Client authentication written into the workload itself. */
export type OIDCConfigRefWithDefaults = OIDCConfigRefWithDefaultsCommon & (
  | {
    /**
     * Where the settings come from.
     * Default: "kubernetes".
     */
    type: 'kubernetes';
    /** Settings of type kubernetes. */
    kubernetes?: KubernetesOIDCConfigWithDefaults;
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
    configMap?: ConfigMapOIDCRefWithDefaults;
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
    inline?: InlineOIDCConfigWithDefaults;
    kubernetes?: never;
    configMap?: never;
  }
);

/** Fields of OIDCConfigRefWithDefaults that go with every choice. */
export interface OIDCConfigRefWithDefaultsCommon {
  /**
   * URL of the protected resource (RFC 9728).
   * Default: the in-cluster service URL.
   */
  resourceUrl?: WebAddress;
}

/** Fills in the static defaults of OIDCConfigRef, below what is present; the input is not changed. */
export function withOIDCConfigRefDefaults(value: OIDCConfigRef): OIDCConfigRefWithDefaults {
  return {
    ...value,
    type: value.type ?? 'kubernetes',
    ...(value.kubernetes === undefined ? {} : { kubernetes: withKubernetesOIDCConfigDefaults(value.kubernetes) }),
    ...(value.configMap === undefined ? {} : { configMap: withConfigMapOIDCRefDefaults(value.configMap) }),
    ...(value.inline === undefined ? {} : { inline: withInlineOIDCConfigDefaults(value.inline) }),
  } as OIDCConfigRefWithDefaults;
}
