// Generated from schemas/kinds/mcp-oidc-config.json by npm run generate. Do not edit.

import { type InlineOIDCSharedConfigWithDefaults, withInlineOIDCSharedConfigDefaults } from './inline-oidc-shared-config.ts';
import { type KubernetesServiceAccountOIDCConfigWithDefaults, withKubernetesServiceAccountOIDCConfigDefaults } from './kubernetes-service-account-oidc-config.ts';
import type { MCPOIDCConfig, MCPOIDCConfigSpec, MCPOIDCConfigStatus } from '../types/mcp-oidc-config.ts';
import type { ObjectMeta } from '../types/object-meta.ts';

/** An OIDC provider that several workloads share. */
export interface MCPOIDCConfigWithDefaults {
  /** API group and version of the resource. */
  readonly apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  readonly kind: 'MCPOIDCConfig';
  /** Name, namespace, labels and annotations. */
  readonly metadata: ObjectMeta;
  /** Who clients are, and how their tokens are checked. */
  readonly spec: MCPOIDCConfigSpecWithDefaults;
  /** What was observed of the resource. */
  readonly status?: MCPOIDCConfigStatus;
}

/** Who clients are, and how their tokens are checked. */
export type MCPOIDCConfigSpecWithDefaults =
  | {
    /** Kind of the provider. */
    readonly type: 'kubernetesServiceAccount';
    /** Settings of type kubernetesServiceAccount. */
    readonly kubernetesServiceAccount?: KubernetesServiceAccountOIDCConfigWithDefaults;
    readonly inline?: never;
  }
  | {
    /** Kind of the provider. */
    readonly type: 'inline';
    /** Settings of type inline. */
    readonly inline?: InlineOIDCSharedConfigWithDefaults;
    readonly kubernetesServiceAccount?: never;
  };

/** Fills in the static defaults of MCPOIDCConfig, below what is present; the input is not changed. */
export function withMCPOIDCConfigDefaults(value: MCPOIDCConfig): MCPOIDCConfigWithDefaults {
  return {
    ...value,
    spec: withMCPOIDCConfigSpecDefaults(value.spec),
  };
}

/** Fills in the static defaults of MCPOIDCConfigSpec, below what is present; the input is not changed. */
export function withMCPOIDCConfigSpecDefaults(value: MCPOIDCConfigSpec): MCPOIDCConfigSpecWithDefaults {
  return {
    ...value,
    ...(value.kubernetesServiceAccount === undefined ? {} : { kubernetesServiceAccount: withKubernetesServiceAccountOIDCConfigDefaults(value.kubernetesServiceAccount) }),
    ...(value.inline === undefined ? {} : { inline: withInlineOIDCSharedConfigDefaults(value.inline) }),
  } as MCPOIDCConfigSpecWithDefaults;
}
