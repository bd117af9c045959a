// Generated from schemas/kinds/mcp-server.json by npm run generate. Do not edit.

import type { MCPGroup } from '../mcp-group.ts';
import type { Named } from '../named.ts';
import type { AuthServerRefProps } from './auth-server-ref.ts';
import type { AuthzConfigRefProps } from './authz-config-ref.ts';
import type { ExternalAuthConfigRefProps } from './external-auth-config-ref.ts';
import type { MCPOIDCConfigReferenceProps } from './mcp-oidc-config-reference.ts';
import type { MCPTelemetryConfigReferenceProps } from './mcp-telemetry-config-reference.ts';
import type { OIDCConfigRefProps } from './oidc-config-ref.ts';
import type { PermissionProfileRefProps } from './permission-profile-ref.ts';
import type { ResourceOverridesProps } from './resource-overrides.ts';
import type { SecretRefProps } from './secret-ref.ts';
import type { SessionStorageConfigProps } from './session-storage-config.ts';
import type { ToolConfigRefProps } from './tool-config-ref.ts';
import type { AuditConfig } from '../../types/audit-config.ts';
import type { EnvVar } from '../../types/env-var.ts';
import type { ImageReference } from '../../types/image-reference.ts';
import type { PathPrefix } from '../../types/path-prefix.ts';
import type { RateLimitConfig } from '../../types/rate-limit-config.ts';
import type { ReplicaCount } from '../../types/replica-count.ts';
import type { ResourceRequirements } from '../../types/resource-requirements.ts';
import type { TelemetryConfig } from '../../types/telemetry-config.ts';
import type { Volume } from '../../types/volume.ts';

/** The server and its proxy. */
export interface MCPServerSpecProps {
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
  readonly secrets?: readonly SecretRefProps[];
  /**
   * Service account of the server (its own pod, not the proxy's). The pod gets its token unless the account itself says otherwise.
   * Default: one made for it.
   */
  readonly serviceAccount?: string | Named;
  /** What the server may reach. */
  readonly permissionProfile?: PermissionProfileRefProps;
  /** Changes to the pod template, merged onto the generated one by the rules of strategic merge. The container is named mcp. */
  readonly podTemplateSpec?: Readonly<Record<string, unknown>>;
  /** Changes to the emitted objects of the proxy. */
  readonly resourceOverrides?: ResourceOverridesProps;
  /**
   * Client authentication written here.
   * @deprecated use oidcConfigRef with an MCPOIDCConfig
   */
  readonly oidcConfig?: OIDCConfigRefProps;
  /** Shared client authentication, with audience and scopes of this server. */
  readonly oidcConfigRef?: MCPOIDCConfigReferenceProps;
  /** Authorization policies. */
  readonly authzConfig?: AuthzConfigRefProps;
  /** Audit logging. */
  readonly audit?: AuditConfig;
  /** Which tools are shown, and how. */
  readonly toolConfigRef?: ToolConfigRefProps;
  /** Authentication toward the backend. */
  readonly externalAuthConfigRef?: ExternalAuthConfigRefProps;
  /** Embedded authorization server that clients sign in with. */
  readonly authServerRef?: AuthServerRefProps;
  /** Shared telemetry. */
  readonly telemetryConfigRef?: MCPTelemetryConfigReferenceProps;
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
  readonly groupRef?: string | MCPGroup;
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
  readonly sessionStorage?: SessionStorageConfigProps;
  /** How many calls are let through. */
  readonly rateLimiting?: RateLimitConfig;
}
