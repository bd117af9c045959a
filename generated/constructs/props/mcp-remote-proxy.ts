// Generated from schemas/kinds/mcp-remote-proxy.json by npm run generate. Do not edit.

import type { MCPGroup } from '../mcp-group.ts';
import type { Named } from '../named.ts';
import type { AuthServerRefProps } from './auth-server-ref.ts';
import type { AuthzConfigRefProps } from './authz-config-ref.ts';
import type { ExternalAuthConfigRefProps } from './external-auth-config-ref.ts';
import type { HeaderForwardConfigProps } from './header-forward-config.ts';
import type { MCPOIDCConfigReferenceProps } from './mcp-oidc-config-reference.ts';
import type { MCPTelemetryConfigReferenceProps } from './mcp-telemetry-config-reference.ts';
import type { OIDCConfigRefProps } from './oidc-config-ref.ts';
import type { ResourceOverridesProps } from './resource-overrides.ts';
import type { ToolConfigRefProps } from './tool-config-ref.ts';
import type { AuditConfig } from '../../types/audit-config.ts';
import type { PathPrefix } from '../../types/path-prefix.ts';
import type { ResourceRequirements } from '../../types/resource-requirements.ts';
import type { TelemetryConfig } from '../../types/telemetry-config.ts';
import type { WebAddress } from '../../types/web-address.ts';

/** The remote server and the proxy in front of it. */
export interface MCPRemoteProxySpecProps {
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
  /** Headers added to requests to the remote server. */
  readonly headerForward?: HeaderForwardConfigProps;
  /** Compute resources of the proxy. */
  readonly resources?: ResourceRequirements;
  /**
   * Service account of the proxy. The pod gets its token unless the account itself says otherwise.
   * Default: one made for it.
   */
  readonly serviceAccount?: string | Named;
  /** Changes to the emitted objects. */
  readonly resourceOverrides?: ResourceOverridesProps;
}
