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
  readonly apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  readonly kind: 'VirtualMCPServer';
  /** Name, namespace, labels and annotations. */
  readonly metadata: ObjectMeta;
  /** The gateway. */
  readonly spec: VirtualMCPServerSpec;
  /** What was observed of the resource. */
  readonly status?: VirtualMCPServerStatus;
}

/** The gateway. */
export interface VirtualMCPServerSpec {
  /** How clients are authenticated. It wins over config.incomingAuth. */
  readonly incomingAuth: IncomingAuthConfig;
  /** How the gateway authenticates toward backends. It wins over config.outgoingAuth. */
  readonly outgoingAuth?: OutgoingAuthConfig;
  /**
   * Type of the Service.
   * Default: "ClusterIP".
   */
  readonly serviceType?: 'ClusterIP' | 'NodePort' | 'LoadBalancer';
  /**
   * Whether a client stays with one replica.
   * Default: "ClientIP".
   */
  readonly sessionAffinity?: 'ClientIP' | 'None';
  /**
   * Service account of the gateway. The pod gets its token unless the account itself says otherwise.
   * Default: one made for it.
   */
  readonly serviceAccount?: ObjectName;
  /** Changes to the pod template, merged onto the generated one by the rules of strategic merge. The container is named vmcp. */
  readonly podTemplateSpec?: Readonly<Record<string, unknown>>;
  /** Configuration of the gateway; groupRef in it names the group of backends it serves. */
  readonly config?: AggregatorConfig;
  /** The EmbeddingServer that tool search uses. */
  readonly embeddingServerRef?: EmbeddingServerRef;
  /** Embedded authorization server; its issuer is that of the incoming OIDC configuration. */
  readonly authServerConfig?: EmbeddedAuthServerConfig;
  /** Replicas; absent leaves them to an autoscaler. */
  readonly replicas?: ReplicaCount;
  /** Where sessions are kept. */
  readonly sessionStorage?: SessionStorageConfig;
}

/** How clients are authenticated. It wins over config.incomingAuth. */
export interface IncomingAuthConfig {
  /** Whether clients sign in. */
  readonly type: 'anonymous' | 'oidc';
  /**
   * Client authentication written here.
   * @deprecated use oidcConfigRef with an MCPOIDCConfig
   */
  readonly oidcConfig?: OIDCConfigRef;
  /** Shared client authentication, with audience and scopes of this server. */
  readonly oidcConfigRef?: MCPOIDCConfigReference;
  /** Authorization policies. */
  readonly authzConfig?: AuthzConfigRef;
}

/** How the gateway authenticates toward backends. It wins over config.outgoingAuth. */
export interface OutgoingAuthConfig {
  /**
   * Whether the backends and their authentication are found at run time or written out.
   * Default: "discovered".
   */
  readonly source?: 'discovered' | 'inline';
  /** For backends without an entry of their own. */
  readonly default?: BackendAuthConfig;
  /** Authentication by backend name. */
  readonly backends?: Readonly<Record<string, BackendAuthConfig>>;
}

/** What was observed of the resource. */
export interface VirtualMCPServerStatus {
  /** Aspects of the state. */
  readonly conditions?: readonly Condition[];
  /** The generation this status describes. */
  readonly observedGeneration?: number;
  /**
   * State of the resource.
   * Default: "Pending".
   */
  readonly phase?: 'Pending' | 'Ready' | 'Degraded' | 'Failed';
  /** A sentence for people. */
  readonly message?: string;
  /** Address inside the cluster. */
  readonly url?: string;
  /** The backends the gateway found. */
  readonly discoveredBackends?: readonly DiscoveredBackend[];
  /** Healthy and ready backends. */
  readonly backendCount?: number;
  /** Hash of the OIDC configuration, where oidcConfigRef is used. */
  readonly oidcConfigHash?: string;
}

/** One backend. */
export interface DiscoveredBackend {
  /** Name of the backend. */
  readonly name: string;
  /** State of the backend. */
  readonly status?: 'ready' | 'unavailable' | 'degraded' | 'unknown' | 'unauthenticated';
  /** Address of the backend. */
  readonly url?: string;
  /** Its MCPExternalAuthConfig. */
  readonly authConfigRef?: string;
  /** Kind of authentication toward it. */
  readonly authType?: string;
  /** Time of the last check, in RFC 3339. */
  readonly lastHealthCheck?: string;
  /** A sentence for people. */
  readonly message?: string;
  /** Revision of the protocol it speaks. */
  readonly mcpRevision?: string;
  /** State of its circuit breaker. */
  readonly circuitBreakerState?: 'closed' | 'open' | 'half-open';
  /** When that state last changed, in RFC 3339. */
  readonly circuitLastChanged?: string;
  /** Failures in a row. */
  readonly consecutiveFailures?: number;
}

/** A list of VirtualMCPServer resources. */
export interface VirtualMCPServerList {
  readonly apiVersion: VirtualMCPServer['apiVersion'];
  readonly kind: 'VirtualMCPServerList';
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly items: readonly VirtualMCPServer[];
}
