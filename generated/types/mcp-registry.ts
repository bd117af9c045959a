// Generated from schemas/kinds/mcp-registry.json by npm run generate. Do not edit.

import type { Condition } from './condition.ts';
import type { DataKey } from './data-key.ts';
import type { ObjectMeta } from './object-meta.ts';
import type { ObjectName } from './object-name.ts';

/** A registry server that serves a catalog of MCP servers. */
export interface MCPRegistry {
  /** API group and version of the resource. */
  apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  kind: 'MCPRegistry';
  /** Name, namespace, labels and annotations. */
  metadata: ObjectMeta;
  /** The registry server and its configuration. */
  spec: MCPRegistrySpec;
  /** What was observed of the resource. */
  status?: MCPRegistryStatus;
}

/** The registry server and its configuration. */
export interface MCPRegistrySpec {
  /** The whole configuration of the registry server, as YAML. Credentials belong into mounted Secrets. */
  configYAML: string;
  /** Volumes added to the pod. */
  volumes?: readonly (Readonly<Record<string, unknown>>)[];
  /** Mounts added to the container; their paths match the file paths of configYAML. */
  volumeMounts?: readonly (Readonly<Record<string, unknown>>)[];
  /** A Secret key that holds a password file for PostgreSQL. */
  pgpassSecretRef?: PgpassSecretRef;
  /** Name for people. */
  displayName?: string;
  /** Changes to the pod template, merged onto the generated one by the rules of strategic merge. The container is named registry-api. */
  podTemplateSpec?: Readonly<Record<string, unknown>>;
}

/** A Secret key that holds a password file for PostgreSQL. */
export interface PgpassSecretRef {
  /** Name of the Secret. */
  name: ObjectName;
  /** Key inside the Secret. */
  key: DataKey;
}

/** What was observed of the resource. */
export interface MCPRegistryStatus {
  /** Aspects of the state. */
  conditions?: readonly Condition[];
  /** The generation this status describes. */
  observedGeneration?: number;
  /** State of the resource. */
  phase?: 'Pending' | 'Ready' | 'Failed' | 'Terminating';
  /** A sentence for people. */
  message?: string;
  /** Address inside the cluster. */
  url?: string;
  /** Pods that answer their readiness probe. */
  readyReplicas?: number;
}

/** A list of MCPRegistry resources. */
export interface MCPRegistryList {
  apiVersion: MCPRegistry['apiVersion'];
  kind: 'MCPRegistryList';
  metadata?: Readonly<Record<string, unknown>>;
  items: readonly MCPRegistry[];
}
