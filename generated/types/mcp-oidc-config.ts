// Generated from schemas/kinds/mcp-oidc-config.json by npm run generate. Do not edit.

import type { Condition } from './condition.ts';
import type { InlineOIDCSharedConfig } from './inline-oidc-shared-config.ts';
import type { KubernetesServiceAccountOIDCConfig } from './kubernetes-service-account-oidc-config.ts';
import type { ObjectMeta } from './object-meta.ts';
import type { WorkloadReference } from './workload-reference.ts';

/** An OIDC provider that several workloads share. */
export interface MCPOIDCConfig {
  /** API group and version of the resource. */
  readonly apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  readonly kind: 'MCPOIDCConfig';
  /** Name, namespace, labels and annotations. */
  readonly metadata: ObjectMeta;
  /** Who clients are, and how their tokens are checked. */
  readonly spec: MCPOIDCConfigSpec;
  /** What was observed of the resource. */
  readonly status?: MCPOIDCConfigStatus;
}

/** Who clients are, and how their tokens are checked. */
export type MCPOIDCConfigSpec =
  | {
    /** Kind of the provider. */
    readonly type: 'kubernetesServiceAccount';
    /** Settings of type kubernetesServiceAccount. */
    readonly kubernetesServiceAccount?: KubernetesServiceAccountOIDCConfig;
    readonly inline?: never;
  }
  | {
    /** Kind of the provider. */
    readonly type: 'inline';
    /** Settings of type inline. */
    readonly inline?: InlineOIDCSharedConfig;
    readonly kubernetesServiceAccount?: never;
  };

/** What was observed of the resource. */
export interface MCPOIDCConfigStatus {
  /** Aspects of the state. */
  readonly conditions?: readonly Condition[];
  /** The generation this status describes. */
  readonly observedGeneration?: number;
  /** Hash of the specification. */
  readonly configHash?: string;
  /** The workloads that refer to this resource. */
  readonly referencingWorkloads?: readonly WorkloadReference[];
}

/** A list of MCPOIDCConfig resources. */
export interface MCPOIDCConfigList {
  readonly apiVersion: MCPOIDCConfig['apiVersion'];
  readonly kind: 'MCPOIDCConfigList';
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly items: readonly MCPOIDCConfig[];
}
