// Generated from schemas/kinds/mcp-group.json by npm run generate. Do not edit.

import type { Condition } from './condition.ts';
import type { ObjectMeta } from './object-meta.ts';

/** A named set of MCP servers, remote proxies and server entries that a virtual server can aggregate. */
export interface MCPGroup {
  /** API group and version of the resource. */
  apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  kind: 'MCPGroup';
  /** Name, namespace, labels and annotations. */
  metadata: ObjectMeta;
  /** What the group is for. */
  spec?: MCPGroupSpec;
  /** What was observed of the group. */
  status?: MCPGroupStatus;
}

/** What the group is for. */
export interface MCPGroupSpec {
  /** A sentence for people. */
  description?: string;
}

/** What was observed of the group. */
export interface MCPGroupStatus {
  /** The generation this status describes. */
  observedGeneration?: number;
  /**
   * State of the group.
   * Default: "Pending".
   */
  phase?: 'Ready' | 'Pending' | 'Failed';
  /** Names of the MCPServers in the group. */
  servers?: readonly string[];
  /** Number of MCPServers in the group. */
  serverCount?: number;
  /** Names of the MCPRemoteProxies in the group. */
  remoteProxies?: readonly string[];
  /** Number of MCPRemoteProxies in the group. */
  remoteProxyCount?: number;
  /** Names of the MCPServerEntries in the group. */
  entries?: readonly string[];
  /** Number of MCPServerEntries in the group. */
  entryCount?: number;
  /** Aspects of the state. */
  conditions?: readonly Condition[];
}

/** A list of MCPGroup resources. */
export interface MCPGroupList {
  apiVersion: MCPGroup['apiVersion'];
  kind: 'MCPGroupList';
  metadata?: Readonly<Record<string, unknown>>;
  items: readonly MCPGroup[];
}
