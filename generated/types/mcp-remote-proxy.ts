// Generated from schemas/kinds/mcp-remote-proxy.json by npm run generate. Do not edit.

import type { AuditConfig } from './audit-config.ts';
import type { AuthServerRef } from './auth-server-ref.ts';
import type { AuthzConfigRef } from './authz-config-ref.ts';
import type { Condition } from './condition.ts';
import type { ExternalAuthConfigRef } from './external-auth-config-ref.ts';
import type { HeaderForwardConfig } from './header-forward-config.ts';
import type { MCPOIDCConfigReference } from './mcp-oidc-config-reference.ts';
import type { MCPTelemetryConfigReference } from './mcp-telemetry-config-reference.ts';
import type { ObjectMeta } from './object-meta.ts';
import type { ObjectName } from './object-name.ts';
import type { OIDCConfigRef } from './oidc-config-ref.ts';
import type { PathPrefix } from './path-prefix.ts';
import type { ResourceOverrides } from './resource-overrides.ts';
import type { ResourceRequirements } from './resource-requirements.ts';
import type { TelemetryConfig } from './telemetry-config.ts';
import type { ToolConfigRef } from './tool-config-ref.ts';
import type { WebAddress } from './web-address.ts';

/** A proxy in front of an MCP server that runs elsewhere. */
export interface MCPRemoteProxy {
  /** API group and version of the resource. */
  readonly apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  readonly kind: 'MCPRemoteProxy';
  /** Name, namespace, labels and annotations. */
  readonly metadata: ObjectMeta;
  /** The remote server and the proxy in front of it. */
  readonly spec: MCPRemoteProxySpec;
  /** What was observed of the resource. */
  readonly status?: MCPRemoteProxyStatus;
}

/** The remote server and the proxy in front of it. */
export interface MCPRemoteProxySpec {
  /** Address of the remote server. */
  readonly remoteUrl: WebAddress;
  /**
   * Port of the proxy.
   * Default: 8080.
   * From 1 to 65535.
   */
  readonly proxyPort?: number;
  /**
   * How the remote server speaks.
   * Default: "streamable-http".
   */
  readonly transport?: 'streamable-http' | 'sse';
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
  /** Headers added to requests to the remote server. */
  readonly headerForward?: HeaderForwardConfig;
  /** Compute resources of the proxy. */
  readonly resources?: ResourceRequirements;
  /**
   * Service account of the proxy. The pod gets its token unless the account itself says otherwise.
   * Default: one made for it.
   */
  readonly serviceAccount?: ObjectName;
  /** Changes to the emitted objects. */
  readonly resourceOverrides?: ResourceOverrides;
}

/** What was observed of the resource. */
export interface MCPRemoteProxyStatus {
  /** State of the resource. */
  readonly phase?: 'Pending' | 'Ready' | 'Failed' | 'Terminating';
  /** Address inside the cluster. */
  readonly url?: string;
  /** Address outside of the cluster, where there is one. */
  readonly externalUrl?: string;
  /** The generation this status describes. */
  readonly observedGeneration?: number;
  /** Aspects of the state. */
  readonly conditions?: readonly Condition[];
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
  /** A sentence for people. */
  readonly message?: string;
}

/** A list of MCPRemoteProxy resources. */
export interface MCPRemoteProxyList {
  readonly apiVersion: MCPRemoteProxy['apiVersion'];
  readonly kind: 'MCPRemoteProxyList';
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly items: readonly MCPRemoteProxy[];
}
