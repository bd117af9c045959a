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
    readonly type: 'kubernetes';
    /** Settings of type kubernetes. */
    readonly kubernetes?: KubernetesOIDCConfigWithDefaults;
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
    readonly configMap?: ConfigMapOIDCRefWithDefaults;
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
    readonly inline?: InlineOIDCConfigWithDefaults;
    readonly kubernetes?: never;
    readonly configMap?: never;
  }
);

/** Fields of OIDCConfigRefWithDefaults that go with every choice. */
export interface OIDCConfigRefWithDefaultsCommon {
  /**
   * URL of the protected resource (RFC 9728).
   * Default: the in-cluster service URL.
   */
  readonly resourceUrl?: WebAddress;
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
