// Generated from schemas/kinds/mcp-group.json by npm run generate. Do not edit.

import type { Condition } from '../types/condition.ts';
import type { MCPGroup, MCPGroupSpec, MCPGroupStatus } from '../types/mcp-group.ts';
import type { ObjectMeta } from '../types/object-meta.ts';

/** A named set of MCP servers, remote proxies and server entries that a virtual server can aggregate. */
export interface MCPGroupWithDefaults {
  /** API group and version of the resource. */
  readonly apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  readonly kind: 'MCPGroup';
  /** Name, namespace, labels and annotations. */
  readonly metadata: ObjectMeta;
  /** What the group is for. */
  readonly spec?: MCPGroupSpec;
  /** What was observed of the group. */
  readonly status?: MCPGroupStatusWithDefaults;
}

/** What was observed of the group. */
export interface MCPGroupStatusWithDefaults {
  /** The generation this status describes. */
  readonly observedGeneration?: number;
  /**
   * State of the group.
   * Default: "Pending".
   */
  readonly phase: 'Ready' | 'Pending' | 'Failed';
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

/** Fills in the static defaults of MCPGroup, below what is present; the input is not changed. */
export function withMCPGroupDefaults(value: MCPGroup): MCPGroupWithDefaults {
  const others: Omit<MCPGroup, 'status'> = value;
  const filled: { -readonly [Key in keyof MCPGroupWithDefaults]: MCPGroupWithDefaults[Key] } = {
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
