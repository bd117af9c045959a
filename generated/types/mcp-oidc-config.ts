// Generated from schemas/kinds/mcp-oidc-config.json by npm run generate. Do not edit.

import type { Condition } from './condition.ts';
import type { InlineOIDCSharedConfig } from './inline-oidc-shared-config.ts';
import type { KubernetesServiceAccountOIDCConfig } from './kubernetes-service-account-oidc-config.ts';
import type { ObjectMeta } from './object-meta.ts';
import type { WorkloadReference } from './workload-reference.ts';

/** An OIDC provider that several workloads share. */
export interface MCPOIDCConfig {
  /** API group and version of the resource. */
  apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  kind: 'MCPOIDCConfig';
  /** Name, namespace, labels and annotations. */
  metadata: ObjectMeta;
  /** Who clients are, and how their tokens are checked. */
  spec: MCPOIDCConfigSpec;
  /** What was observed of the resource. */
  status?: MCPOIDCConfigStatus;
}

/** Who clients are, and how their tokens are checked. */
export type MCPOIDCConfigSpec =
  | {
    /** Kind of the provider. */
    type: 'kubernetesServiceAccount';
    /** Settings of type kubernetesServiceAccount. */
    kubernetesServiceAccount?: KubernetesServiceAccountOIDCConfig;
    inline?: never;
  }
  | {
    /** Kind of the provider. */
    type: 'inline';
    /** Settings of type inline. */
    inline?: InlineOIDCSharedConfig;
    kubernetesServiceAccount?: never;
  };

/** What was observed of the resource. */
export interface MCPOIDCConfigStatus {
  /** Aspects of the state. */
  conditions?: readonly Condition[];
  /** The generation this status describes. */
  observedGeneration?: number;
  /** Hash of the specification. */
  configHash?: string;
  /** The workloads that refer to this resource. */
  referencingWorkloads?: readonly WorkloadReference[];
}

/** A list of MCPOIDCConfig resources. */
export interface MCPOIDCConfigList {
  apiVersion: MCPOIDCConfig['apiVersion'];
  kind: 'MCPOIDCConfigList';
  metadata?: Readonly<Record<string, unknown>>;
  items: readonly MCPOIDCConfig[];
}
