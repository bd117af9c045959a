// Generated from schemas/kinds/mcp-group.json by npm run generate. Do not edit.

import type { Condition } from '../types/condition.ts';
import type { MCPGroup, MCPGroupSpec, MCPGroupStatus } from '../types/mcp-group.ts';
import type { ObjectMeta } from '../types/object-meta.ts';

/** A named set of MCP servers, remote proxies and server entries that a virtual server can aggregate. */
export interface MCPGroupWithDefaults {
  /** API group and version of the resource. */
  apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  kind: 'MCPGroup';
  /** Name, namespace, labels and annotations. */
  metadata: ObjectMeta;
  /** What the group is for. */
  spec?: MCPGroupSpec;
  /** What was observed of the group. */
  status?: MCPGroupStatusWithDefaults;
}

/** What was observed of the group. */
export interface MCPGroupStatusWithDefaults {
  /** The generation this status describes. */
  observedGeneration?: number;
  /**
   * State of the group.
   * Default: "Pending".
   */
  phase: 'Ready' | 'Pending' | 'Failed';
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

/** Fills in the static defaults of MCPGroup, below what is present; the input is not changed. */
export function withMCPGroupDefaults(value: MCPGroup): MCPGroupWithDefaults {
  const others: Omit<MCPGroup, 'status'> = value;
  const filled: MCPGroupWithDefaults = {
    ...others,

  };
  if (value.status !== undefined) filled.status = withMCPGroupStatusDefaults(value.status);
  return filled;
}

/** Fills in the static defaults of MCPGroupStatus, below what is present; the input is not changed. */
export function withMCPGroupStatusDefaults(value: MCPGroupStatus): MCPGroupStatusWithDefaults {
  return {
    ...value,
    phase: value.phase ?? 'Pending',
  };
}
