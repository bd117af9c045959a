// Generated from schemas/kinds/virtual-mcp-server.json by npm run generate. Do not edit.

import type { AggregatorConfig } from './aggregator.ts';
import type { AuthzConfigRef } from './authz-config-ref.ts';
import type { BackendAuthConfig } from './backend-auth-config.ts';
import type { Condition } from './condition.ts';
import type { EmbeddedAuthServerConfig } from './embedded-auth-server-config.ts';
import type { EmbeddingServerRef } from './embedding-server-ref.ts';
import type { MCPOIDCConfigReference } from './mcp-oidc-config-reference.ts';
import type { ObjectMeta } from './object-meta.ts';
import type { ObjectName } from './object-name.ts';
import type { OIDCConfigRef } from './oidc-config-ref.ts';
import type { ReplicaCount } from './replica-count.ts';
import type { SessionStorageConfig } from './session-storage-config.ts';

/** One endpoint over the tools of a whole group. */
export interface VirtualMCPServer {
  /** API group and version of the resource. */
  apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  kind: 'VirtualMCPServer';
  /** Name, namespace, labels and annotations. */
  metadata: ObjectMeta;
  /** The gateway. */
  spec: VirtualMCPServerSpec;
  /** What was observed of the resource. */
  status?: VirtualMCPServerStatus;
}

/** The gateway. */
export interface VirtualMCPServerSpec {
  /** How clients are authenticated. It wins over config.incomingAuth. */
  incomingAuth: IncomingAuthConfig;
  /** How the gateway authenticates toward backends. It wins over config.outgoingAuth. */
  outgoingAuth?: OutgoingAuthConfig;
  /**
   * Type of the Service.
   * Default: "ClusterIP".
   */
  serviceType?: 'ClusterIP' | 'NodePort' | 'LoadBalancer';
  /**
   * Whether a client stays with one replica.
   * Default: "ClientIP".
   */
  sessionAffinity?: 'ClientIP' | 'None';
  /**
   * Service account of the gateway. The pod gets its token unless the account itself says otherwise.
   * Default: one made for it.
   */
  serviceAccount?: ObjectName;
  /** Changes to the pod template, merged onto the generated one by the rules of strategic merge. The container is named vmcp. */
  podTemplateSpec?: Readonly<Record<string, unknown>>;
  /** Configuration of the gateway; groupRef in it names the group of backends it serves. */
  config?: AggregatorConfig;
  /** The EmbeddingServer that tool search uses. */
  embeddingServerRef?: EmbeddingServerRef;
  /** Embedded authorization server; its issuer is that of the incoming OIDC configuration. */
  authServerConfig?: EmbeddedAuthServerConfig;
  /** Replicas; absent leaves them to an autoscaler. */
  replicas?: ReplicaCount;
  /** Where sessions are kept. */
  sessionStorage?: SessionStorageConfig;
}

/** How clients are authenticated. It wins over config.incomingAuth. */
export interface IncomingAuthConfig {
  /** Whether clients sign in. */
  type: 'anonymous' | 'oidc';
  /**
   * Client authentication written here.
   * @deprecated use oidcConfigRef with an MCPOIDCConfig
   */
  oidcConfig?: OIDCConfigRef;
  /** Shared client authentication, with audience and scopes of this server. */
  oidcConfigRef?: MCPOIDCConfigReference;
  /** Authorization policies. */
  authzConfig?: AuthzConfigRef;
}

/** How the gateway authenticates toward backends. It wins over config.outgoingAuth. */
export interface OutgoingAuthConfig {
  /**
   * Whether the backends and their authentication are found at run time or written out.
   * Default: "discovered".
   */
  source?: 'discovered' | 'inline';
  /** For backends without an entry of their own. */
  default?: BackendAuthConfig;
  /** Authentication by backend name. */
  backends?: Readonly<Record<string, BackendAuthConfig>>;
}

/** What was observed of the resource. */
export interface VirtualMCPServerStatus {
  /** Aspects of the state. */
  conditions?: readonly Condition[];
  /** The generation this status describes. */
  observedGeneration?: number;
  /**
   * State of the resource.
   * Default: "Pending".
   */
  phase?: 'Pending' | 'Ready' | 'Degraded' | 'Failed';
  /** A sentence for people. */
  message?: string;
  /** Address inside the cluster. */
  url?: string;
  /** The backends the gateway found. */
  discoveredBackends?: readonly DiscoveredBackend[];
  /** Healthy and ready backends. */
  backendCount?: number;
  /** Hash of the OIDC configuration, where oidcConfigRef is used. */
  oidcConfigHash?: string;
}

/** One backend. */
export interface DiscoveredBackend {
  /** Name of the backend. */
  name: string;
  /** State of the backend. */
  status?: 'ready' | 'unavailable' | 'degraded' | 'unknown' | 'unauthenticated';
  /** Address of the backend. */
  url?: string;
  /** Its MCPExternalAuthConfig. */
  authConfigRef?: string;
  /** Kind of authentication toward it. */
  authType?: string;
  /** Time of the last check, in RFC 3339. */
  lastHealthCheck?: string;
  /** A sentence for people. */
  message?: string;
  /** Revision of the protocol it speaks. */
  mcpRevision?: string;
  /** State of its circuit breaker. */
  circuitBreakerState?: 'closed' | 'open' | 'half-open';
  /** When that state last changed, in RFC 3339. */
  circuitLastChanged?: string;
  /** Failures in a row. */
  consecutiveFailures?: number;
}

/** A list of VirtualMCPServer resources. */
export interface VirtualMCPServerList {
  apiVersion: VirtualMCPServer['apiVersion'];
  kind: 'VirtualMCPServerList';
  metadata?: Readonly<Record<string, unknown>>;
  items: readonly VirtualMCPServer[];
}
