// Generated from schemas/kinds/mcp-registry.json by npm run generate. Do not edit.

import type { Condition } from './condition.ts';
import type { DataKey } from './data-key.ts';
import type { ObjectMeta } from './object-meta.ts';
import type { ObjectName } from './object-name.ts';

/** A registry server that serves a catalog of MCP servers. */
export interface MCPRegistry {
  /** API group and version of the resource. */
  readonly apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  readonly kind: 'MCPRegistry';
  /** Name, namespace, labels and annotations. */
  readonly metadata: ObjectMeta;
  /** The registry server and its configuration. */
  readonly spec: MCPRegistrySpec;
  /** What was observed of the resource. */
  readonly status?: MCPRegistryStatus;
}

/** The registry server and its configuration. */
export interface MCPRegistrySpec {
  /** The whole configuration of the registry server, as YAML. Credentials belong into mounted Secrets. */
  readonly configYAML: string;
  /** Volumes added to the pod. */
  readonly volumes?: readonly (Readonly<Record<string, unknown>>)[];
  /** Mounts added to the container; their paths match the file paths of configYAML. */
  readonly volumeMounts?: readonly (Readonly<Record<string, unknown>>)[];
  /** A Secret key that holds a password file for PostgreSQL. */
  readonly pgpassSecretRef?: PgpassSecretRef;
  /** Name for people. */
  readonly displayName?: string;
  /** Changes to the pod template, merged onto the generated one by the rules of strategic merge. The container is named registry-api. */
  readonly podTemplateSpec?: Readonly<Record<string, unknown>>;
}

/** A Secret key that holds a password file for PostgreSQL. */
export interface PgpassSecretRef {
  /** Name of the Secret. */
  readonly name: ObjectName;
  /** Key inside the Secret. */
  readonly key: DataKey;
}

/** What was observed of the resource. */
export interface MCPRegistryStatus {
  /** Aspects of the state. */
  readonly conditions?: readonly Condition[];
  /** The generation this status describes. */
  readonly observedGeneration?: number;
  /** State of the resource. */
  readonly phase?: 'Pending' | 'Ready' | 'Failed' | 'Terminating';
  /** A sentence for people. */
  readonly message?: string;
  /** Address inside the cluster. */
  readonly url?: string;
  /** Pods that answer their readiness probe. */
  readonly readyReplicas?: number;
}

/** A list of MCPRegistry resources. */
export interface MCPRegistryList {
  readonly apiVersion: MCPRegistry['apiVersion'];
  readonly kind: 'MCPRegistryList';
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly items: readonly MCPRegistry[];
}
