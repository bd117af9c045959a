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
  readonly apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  readonly kind: 'MCPServerEntry';
  /** Name, namespace, labels and annotations. */
  readonly metadata: ObjectMeta;
  /** The remote server. */
  readonly spec: MCPServerEntrySpec;
  /** What was observed of the resource. */
  readonly status?: MCPServerEntryStatus;
}

/** The remote server. */
export interface MCPServerEntrySpec {
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
  readonly caBundleRef?: CABundleSource;
}

/** What was observed of the resource. */
export interface MCPServerEntryStatus {
  /** The generation this status describes. */
  readonly observedGeneration?: number;
  /**
   * State of the resource.
   * Default: "Pending".
   */
  readonly phase?: 'Valid' | 'Pending' | 'Failed';
  /** Aspects of the state. */
  readonly conditions?: readonly Condition[];
}

/** A list of MCPServerEntry resources. */
export interface MCPServerEntryList {
  readonly apiVersion: MCPServerEntry['apiVersion'];
  readonly kind: 'MCPServerEntryList';
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly items: readonly MCPServerEntry[];
}
