// Generated from schemas/kinds/mcp-server.json by npm run generate. Do not edit.

import { type AuditConfigWithDefaults, withAuditConfigDefaults } from './audit-config.ts';
import { type AuthServerRefWithDefaults, withAuthServerRefDefaults } from './auth-server-ref.ts';
import { type AuthzConfigRefWithDefaults, withAuthzConfigRefDefaults } from './authz-config-ref.ts';
import { type MCPOIDCConfigReferenceWithDefaults, withMCPOIDCConfigReferenceDefaults } from './mcp-oidc-config-reference.ts';
import { type OIDCConfigRefWithDefaults, withOIDCConfigRefDefaults } from './oidc-config-ref.ts';
import { type PermissionProfileRefWithDefaults, withPermissionProfileRefDefaults } from './permission-profile-ref.ts';
import { type SessionStorageConfigWithDefaults, withSessionStorageConfigDefaults } from './session-storage-config.ts';
import { type TelemetryConfigWithDefaults, withTelemetryConfigDefaults } from './telemetry-config.ts';
import { type VolumeWithDefaults, withVolumeDefaults } from './volume.ts';
import type { EnvVar } from '../types/env-var.ts';
import type { ExternalAuthConfigRef } from '../types/external-auth-config-ref.ts';
import type { ImageReference } from '../types/image-reference.ts';
import type { MCPServer, MCPServerSpec, MCPServerStatus } from '../types/mcp-server.ts';
import type { MCPTelemetryConfigReference } from '../types/mcp-telemetry-config-reference.ts';
import type { ObjectMeta } from '../types/object-meta.ts';
import type { ObjectName } from '../types/object-name.ts';
import type { PathPrefix } from '../types/path-prefix.ts';
import type { RateLimitConfig } from '../types/rate-limit-config.ts';
import type { ReplicaCount } from '../types/replica-count.ts';
import type { ResourceOverrides } from '../types/resource-overrides.ts';
import type { ResourceRequirements } from '../types/resource-requirements.ts';
import type { SecretRef } from '../types/secret-ref.ts';
import type { ToolConfigRef } from '../types/tool-config-ref.ts';

/** An MCP server that runs in a container behind a proxy. */
export interface MCPServerWithDefaults {
  /** API group and version of the resource. */
  readonly apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  readonly kind: 'MCPServer';
  /** Name, namespace, labels and annotations. */
  readonly metadata: ObjectMeta;
  /** The server and its proxy. */
  readonly spec: MCPServerSpecWithDefaults;
  /** What was observed of the resource. */
  readonly status?: MCPServerStatus;
}

/** The server and its proxy. */
export interface MCPServerSpecWithDefaults {
  /** Container image of the server. */
  readonly image: ImageReference;
  /**
   * How the server speaks.
   * Default: "stdio".
   */
  readonly transport: 'stdio' | 'streamable-http' | 'sse';
  /**
   * How the proxy of a stdio server speaks to clients; ignored for other transports.
   * Default: "streamable-http".
   */
  readonly proxyMode: 'sse' | 'streamable-http';
  /**
   * Port of the proxy.
   * Default: 8080.
   * From 1 to 65535.
   */
  readonly proxyPort: number;
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
  readonly volumes?: readonly VolumeWithDefaults[];
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
  readonly permissionProfile?: PermissionProfileRefWithDefaults;
  /** Changes to the pod template, merged onto the generated one by the rules of strategic merge. The container is named mcp. */
  readonly podTemplateSpec?: Readonly<Record<string, unknown>>;
  /** Changes to the emitted objects of the proxy. */
  readonly resourceOverrides?: ResourceOverrides;
  /**
   * Client authentication written here.
   * @deprecated use oidcConfigRef with an MCPOIDCConfig
   */
  readonly oidcConfig?: OIDCConfigRefWithDefaults;
  /** Shared client authentication, with audience and scopes of this server. */
  readonly oidcConfigRef?: MCPOIDCConfigReferenceWithDefaults;
  /** Authorization policies. */
  readonly authzConfig?: AuthzConfigRefWithDefaults;
  /** Audit logging. */
  readonly audit?: AuditConfigWithDefaults;
  /** Which tools are shown, and how. */
  readonly toolConfigRef?: ToolConfigRef;
  /** Authentication toward the backend. */
  readonly externalAuthConfigRef?: ExternalAuthConfigRef;
  /** Embedded authorization server that clients sign in with. */
  readonly authServerRef?: AuthServerRefWithDefaults;
  /** Shared telemetry. */
  readonly telemetryConfigRef?: MCPTelemetryConfigReference;
  /**
   * Telemetry written here.
   * @deprecated use telemetryConfigRef with an MCPTelemetryConfig
   */
  readonly telemetry?: TelemetryConfigWithDefaults;
  /**
   * Believe X-Forwarded-Proto, -Host, -Port and -Prefix of a proxy in front: for endpoint URLs, and for the address of the protected resource that clients sign in at (RFC 9728).
   * Default: false.
   */
  readonly trustProxyHeaders: boolean;
  /** Path put before SSE endpoint URLs, where an ingress strips it. */
  readonly endpointPrefix?: PathPrefix;
  /** Name of the MCPGroup this belongs to. */
  readonly groupRef?: string;
  /**
   * Whether a client stays with one replica.
   * Default: "ClientIP".
   */
  readonly sessionAffinity: 'ClientIP' | 'None';
  /** Replicas of the proxy; absent leaves them to an autoscaler. */
  readonly replicas?: ReplicaCount;
  /** Replicas of the server; absent leaves them to an autoscaler. */
  readonly backendReplicas?: ReplicaCount;
  /** Where sessions are kept. */
  readonly sessionStorage?: SessionStorageConfigWithDefaults;
  /** How many calls are let through. */
  readonly rateLimiting?: RateLimitConfig;
}

/** Fills in the static defaults of MCPServer, below what is present; the input is not changed. */
export function withMCPServerDefaults(value: MCPServer): MCPServerWithDefaults {
  return {
    ...value,
    spec: withMCPServerSpecDefaults(value.spec),
  };
}

/** Fills in the static defaults of MCPServerSpec, below what is present; the input is not changed. */
export function withMCPServerSpecDefaults(value: MCPServerSpec): MCPServerSpecWithDefaults {
  const others: Omit<MCPServerSpec, 'volumes' | 'permissionProfile' | 'oidcConfig' | 'oidcConfigRef' | 'authzConfig' | 'audit' | 'authServerRef' | 'telemetry' | 'sessionStorage'> = value;
  const filled: { -readonly [Key in keyof MCPServerSpecWithDefaults]: MCPServerSpecWithDefaults[Key] } = {
    ...others,
    transport: value.transport ?? 'stdio',
    proxyMode: value.proxyMode ?? 'streamable-http',
    proxyPort: value.proxyPort ?? 8080,
    trustProxyHeaders: value.trustProxyHeaders ?? false,
    sessionAffinity: value.sessionAffinity ?? 'ClientIP',
  };
  if (value.volumes !== undefined) filled.volumes = value.volumes.map((item) => withVolumeDefaults(item));
  if (value.permissionProfile !== undefined) filled.permissionProfile = withPermissionProfileRefDefaults(value.permissionProfile);
  if (value.oidcConfig !== undefined) filled.oidcConfig = withOIDCConfigRefDefaults(value.oidcConfig);
  if (value.oidcConfigRef !== undefined) filled.oidcConfigRef = withMCPOIDCConfigReferenceDefaults(value.oidcConfigRef);
  if (value.authzConfig !== undefined) filled.authzConfig = withAuthzConfigRefDefaults(value.authzConfig);
  if (value.audit !== undefined) filled.audit = withAuditConfigDefaults(value.audit);
  if (value.authServerRef !== undefined) filled.authServerRef = withAuthServerRefDefaults(value.authServerRef);
  if (value.telemetry !== undefined) filled.telemetry = withTelemetryConfigDefaults(value.telemetry);
  if (value.sessionStorage !== undefined) filled.sessionStorage = withSessionStorageConfigDefaults(value.sessionStorage);
  return filled;
}
