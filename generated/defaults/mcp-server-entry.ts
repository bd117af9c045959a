// Generated from schemas/kinds/mcp-server-entry.json by npm run generate. Do not edit.

import { type CABundleSourceWithDefaults, withCABundleSourceDefaults } from './ca-bundle-source.ts';
import type { Condition } from '../types/condition.ts';
import type { ExternalAuthConfigRef } from '../types/external-auth-config-ref.ts';
import type { HeaderForwardConfig } from '../types/header-forward-config.ts';
import type { MCPServerEntry, MCPServerEntrySpec, MCPServerEntryStatus } from '../types/mcp-server-entry.ts';
import type { ObjectMeta } from '../types/object-meta.ts';
import type { WebAddress } from '../types/web-address.ts';

/** A remote MCP server that a virtual server talks to directly; nothing is deployed for it. */
export interface MCPServerEntryWithDefaults {
  /** API group and version of the resource. */
  readonly apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  readonly kind: 'MCPServerEntry';
  /** Name, namespace, labels and annotations. */
  readonly metadata: ObjectMeta;
  /** The remote server. */
  readonly spec: MCPServerEntrySpecWithDefaults;
  /** What was observed of the resource. */
  readonly status?: MCPServerEntryStatusWithDefaults;
}

/** The remote server. */
export interface MCPServerEntrySpecWithDefaults {
  /** Address of the remote server. */
  readonly remoteUrl: WebAddress;
  /** How the remote server speaks. */
  readonly transport: 'sse' | 'streamable-http';
  /** Name of the MCPGroup it belongs to. */
  readonly groupRef: string;
  /** Authentication toward the remote server. */
  readonly externalAuthConfigRef?: ExternalAuthConfigRef;
  /** Headers added to requests. */
  readonly headerForward?: HeaderForwardConfig;
  /** Certificates of the remote server's TLS. */
  readonly caBundleRef?: CABundleSourceWithDefaults;
}

/** What was observed of the resource. */
export interface MCPServerEntryStatusWithDefaults {
  /** The generation this status describes. */
  readonly observedGeneration?: number;
  /**
   * State of the resource.
   * Default: "Pending".
   */
  readonly phase: 'Valid' | 'Pending' | 'Failed';
  /** Aspects of the state. */
  readonly conditions?: readonly Condition[];
}

/** Fills in the static defaults of MCPServerEntry, below what is present; the input is not changed. */
export function withMCPServerEntryDefaults(value: MCPServerEntry): MCPServerEntryWithDefaults {
  const others: Omit<MCPServerEntry, 'status'> = value;
  const filled: { -readonly [Key in keyof MCPServerEntryWithDefaults]: MCPServerEntryWithDefaults[Key] } = {
    ...others,
    spec: withMCPServerEntrySpecDefaults(value.spec),
  };
  if (value.status !== undefined) filled.status = withMCPServerEntryStatusDefaults(value.status);
  return filled;
}

/** Fills in the static defaults of MCPServerEntrySpec, below what is present; the input is not changed. */
export function withMCPServerEntrySpecDefaults(value: MCPServerEntrySpec): MCPServerEntrySpecWithDefaults {
  const others: Omit<MCPServerEntrySpec, 'caBundleRef'> = value;
  const filled: { -readonly [Key in keyof MCPServerEntrySpecWithDefaults]: MCPServerEntrySpecWithDefaults[Key] } = {
    ...others,

  };
  if (value.caBundleRef !== undefined) filled.caBundleRef = withCABundleSourceDefaults(value.caBundleRef);
  return filled;
}

/** Fills in the static defaults of MCPServerEntryStatus, below what is present; the input is not changed. */
export function withMCPServerEntryStatusDefaults(value: MCPServerEntryStatus): MCPServerEntryStatusWithDefaults {
  return {
    ...value,
    phase: value.phase ?? 'Pending',
  };
}
