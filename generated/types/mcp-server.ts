// Generated from schemas/kinds/mcp-server.json by npm run generate. Do not edit.

import type { AuditConfig } from './audit-config.ts';
import type { AuthServerRef } from './auth-server-ref.ts';
import type { AuthzConfigRef } from './authz-config-ref.ts';
import type { Condition } from './condition.ts';
import type { EnvVar } from './env-var.ts';
import type { ExternalAuthConfigRef } from './external-auth-config-ref.ts';
import type { ImageReference } from './image-reference.ts';
import type { MCPOIDCConfigReference } from './mcp-oidc-config-reference.ts';
import type { MCPTelemetryConfigReference } from './mcp-telemetry-config-reference.ts';
import type { ObjectMeta } from './object-meta.ts';
import type { ObjectName } from './object-name.ts';
import type { OIDCConfigRef } from './oidc-config-ref.ts';
import type { PathPrefix } from './path-prefix.ts';
import type { PermissionProfileRef } from './permission-profile-ref.ts';
import type { RateLimitConfig } from './rate-limit-config.ts';
import type { ReplicaCount } from './replica-count.ts';
import type { ResourceOverrides } from './resource-overrides.ts';
import type { ResourceRequirements } from './resource-requirements.ts';
import type { SecretRef } from './secret-ref.ts';
import type { SessionStorageConfig } from './session-storage-config.ts';
import type { TelemetryConfig } from './telemetry-config.ts';
import type { ToolConfigRef } from './tool-config-ref.ts';
import type { Volume } from './volume.ts';

/** An MCP server that runs in a container behind a proxy. */
export interface MCPServer {
  /** API group and version of the resource. */
  readonly apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  readonly kind: 'MCPServer';
  /** Name, namespace, labels and annotations. */
  readonly metadata: ObjectMeta;
  /** The server and its proxy. */
  readonly spec: MCPServerSpec;
  /** What was observed of the resource. */
  readonly status?: MCPServerStatus;
}

/** The server and its proxy. */
export interface MCPServerSpec {
  /** Container image of the server. */
  readonly image: ImageReference;
  /**
   * How the server speaks.
   * Default: "stdio".
   */
  readonly transport?: 'stdio' | 'streamable-http' | 'sse';
  /**
   * How the proxy of a stdio server speaks to clients; ignored for other transports.
   * Default: "streamable-http".
   */
  readonly proxyMode?: 'sse' | 'streamable-http';
  /**
   * Port of the proxy.
   * Default: 8080.
   * From 1 to 65535.
   */
  readonly proxyPort?: number;
  /**
   * Port the server listens on.
   * Default: 8080, but for stdio, which has no port.
   * From 1 to 65535.
   */
  readonly mcpPort?: number;
  /** Arguments of the server. */
  readonly args?: readonly string[];
  /** Environment of the server. */
  readonly env?: readonly EnvVar[];
  /** Paths of the node that the server sees. */
  readonly volumes?: readonly Volume[];
  /** Compute resources of the server. */
  readonly resources?: ResourceRequirements;
  /** Secret values set as environment variables of the server. */
  readonly secrets?: readonly SecretRef[];
  /**
   * Service account of the server (its own pod, not the proxy's). The pod gets its token unless the account itself says otherwise.
   * Default: one made for it.
   */
  readonly serviceAccount?: ObjectName;
  /** What the server may reach. */
  readonly permissionProfile?: PermissionProfileRef;
  /** Changes to the pod template, merged onto the generated one by the rules of strategic merge. The container is named mcp. */
  readonly podTemplateSpec?: Readonly<Record<string, unknown>>;
  /** Changes to the emitted objects of the proxy. */
  readonly resourceOverrides?: ResourceOverrides;
  /**
   * Client authentication written here.
   * @deprecated use oidcConfigRef with an MCPOIDCConfig
   */
  readonly oidcConfig?: OIDCConfigRef;
  /** Shared client authentication, with audience and scopes of this server. */
  readonly oidcConfigRef?: MCPOIDCConfigReference;
  /** Authorization policies. */
  readonly authzConfig?: AuthzConfigRef;
  /** Audit logging. */
  readonly audit?: AuditConfig;
  /** Which tools are shown, and how. */
  readonly toolConfigRef?: ToolConfigRef;
  /** Authentication toward the backend. */
  readonly externalAuthConfigRef?: ExternalAuthConfigRef;
  /** Embedded authorization server that clients sign in with. */
  readonly authServerRef?: AuthServerRef;
  /** Shared telemetry. */
  readonly telemetryConfigRef?: MCPTelemetryConfigReference;
  /**
   * Telemetry written here.
   * @deprecated use telemetryConfigRef with an MCPTelemetryConfig
   */
  readonly telemetry?: TelemetryConfig;
  /**
   * Believe X-Forwarded-Proto, -Host, -Port and -Prefix of a proxy in front: for endpoint URLs, and for the address of the protected resource that clients sign in at (RFC 9728).
   * Default: false.
   */
  readonly trustProxyHeaders?: boolean;
  /** Path put before SSE endpoint URLs, where an ingress strips it. */
  readonly endpointPrefix?: PathPrefix;
  /** Name of the MCPGroup this belongs to. */
  readonly groupRef?: string;
  /**
   * Whether a client stays with one replica.
   * Default: "ClientIP".
   */
  readonly sessionAffinity?: 'ClientIP' | 'None';
  /** Replicas of the proxy; absent leaves them to an autoscaler. */
  readonly replicas?: ReplicaCount;
  /** Replicas of the server; absent leaves them to an autoscaler. */
  readonly backendReplicas?: ReplicaCount;
  /** Where sessions are kept. */
  readonly sessionStorage?: SessionStorageConfig;
  /** How many calls are let through. */
  readonly rateLimiting?: RateLimitConfig;
}

/** What was observed of the resource. */
export interface MCPServerStatus {
  /** Aspects of the state. */
  readonly conditions?: readonly Condition[];
  /** The generation this status describes. */
  readonly observedGeneration?: number;
  /** Hash of the tool configuration. */
  readonly toolConfigHash?: string;
  /** Hash of the external authentication. */
  readonly externalAuthConfigHash?: string;
  /** Hash of the authorization server. */
  readonly authServerConfigHash?: string;
  /** Hash of the OIDC configuration. */
  readonly oidcConfigHash?: string;
  /** Hash of the telemetry configuration. */
  readonly telemetryConfigHash?: string;
  /** Address of the server for clients inside the cluster. */
  readonly url?: string;
  /** State of the resource. */
  readonly phase?: 'Pending' | 'Ready' | 'Failed' | 'Terminating' | 'Stopped';
  /** A sentence for people. */
  readonly message?: string;
  /** Ready replicas of the proxy. */
  readonly readyReplicas?: number;
}

/** A list of MCPServer resources. */
export interface MCPServerList {
  readonly apiVersion: MCPServer['apiVersion'];
  readonly kind: 'MCPServerList';
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly items: readonly MCPServer[];
}
