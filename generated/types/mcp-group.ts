// Generated from schemas/kinds/mcp-group.json by npm run generate. Do not edit.

import type { Condition } from './condition.ts';
import type { ObjectMeta } from './object-meta.ts';

/** A named set of MCP servers, remote proxies and server entries that a virtual server can aggregate. */
export interface MCPGroup {
  /** API group and version of the resource. */
  readonly apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  readonly kind: 'MCPGroup';
  /** Name, namespace, labels and annotations. */
  readonly metadata: ObjectMeta;
  /** What the group is for. */
  readonly spec?: MCPGroupSpec;
  /** What was observed of the group. */
  readonly status?: MCPGroupStatus;
}

/** What the group is for. */
export interface MCPGroupSpec {
  /** A sentence for people. */
  readonly description?: string;
}

/** What was observed of the group. */
export interface MCPGroupStatus {
  /** The generation this status describes. */
  readonly observedGeneration?: number;
  /**
   * State of the group.
   * Default: "Pending".
   */
  readonly phase?: 'Ready' | 'Pending' | 'Failed';
  /** Names of the MCPServers in the group. */
  readonly servers?: readonly string[];
  /** Number of MCPServers in the group. */
  readonly serverCount?: number;
  /** Names of the MCPRemoteProxies in the group. */
  readonly remoteProxies?: readonly string[];
  /** Number of MCPRemoteProxies in the group. */
  readonly remoteProxyCount?: number;
  /** Names of the MCPServerEntries in the group. */
  readonly entries?: readonly string[];
  /** Number of MCPServerEntries in the group. */
  readonly entryCount?: number;
  /** Aspects of the state. */
  readonly conditions?: readonly Condition[];
}

/** A list of MCPGroup resources. */
export interface MCPGroupList {
  readonly apiVersion: MCPGroup['apiVersion'];
  readonly kind: 'MCPGroupList';
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly items: readonly MCPGroup[];
}
