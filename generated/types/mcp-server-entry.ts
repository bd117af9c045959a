// Generated from schemas/kinds/mcp-server-entry.json by npm run generate. Do not edit.

import type { CABundleSource } from './ca-bundle-source.ts';
import type { Condition } from './condition.ts';
import type { ExternalAuthConfigRef } from './external-auth-config-ref.ts';
import type { HeaderForwardConfig } from './header-forward-config.ts';
import type { ObjectMeta } from './object-meta.ts';
import type { WebAddress } from './web-address.ts';

/** A remote MCP server that a virtual server talks to directly; nothing is deployed for it. */
export interface MCPServerEntry {
  /** API group and version of the resource. */
  apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  kind: 'MCPServerEntry';
  /** Name, namespace, labels and annotations. */
  metadata: ObjectMeta;
  /** The remote server. */
  spec: MCPServerEntrySpec;
  /** What was observed of the resource. */
  status?: MCPServerEntryStatus;
}

/** The remote server. */
export interface MCPServerEntrySpec {
  /** Address of the remote server. */
  remoteUrl: WebAddress;
  /** How the remote server speaks. */
  transport: 'sse' | 'streamable-http';
  /** Name of the MCPGroup it belongs to. */
  groupRef: string;
  /** Authentication toward the remote server. */
  externalAuthConfigRef?: ExternalAuthConfigRef;
  /** Headers added to requests. */
  headerForward?: HeaderForwardConfig;
  /** Certificates of the remote server's TLS. */
  caBundleRef?: CABundleSource;
}

/** What was observed of the resource. */
export interface MCPServerEntryStatus {
  /** The generation this status describes. */
  observedGeneration?: number;
  /**
   * State of the resource.
   * Default: "Pending".
   */
  phase?: 'Valid' | 'Pending' | 'Failed';
  /** Aspects of the state. */
  conditions?: readonly Condition[];
}

/** A list of MCPServerEntry resources. */
export interface MCPServerEntryList {
  apiVersion: MCPServerEntry['apiVersion'];
  kind: 'MCPServerEntryList';
  metadata?: Readonly<Record<string, unknown>>;
  items: readonly MCPServerEntry[];
}
