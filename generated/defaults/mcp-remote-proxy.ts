// Generated from schemas/kinds/mcp-remote-proxy.json by npm run generate. Do not edit.

import { type AuditConfigWithDefaults, withAuditConfigDefaults } from './audit-config.ts';
import { type AuthServerRefWithDefaults, withAuthServerRefDefaults } from './auth-server-ref.ts';
import { type AuthzConfigRefWithDefaults, withAuthzConfigRefDefaults } from './authz-config-ref.ts';
import { type MCPOIDCConfigReferenceWithDefaults, withMCPOIDCConfigReferenceDefaults } from './mcp-oidc-config-reference.ts';
import { type OIDCConfigRefWithDefaults, withOIDCConfigRefDefaults } from './oidc-config-ref.ts';
import { type TelemetryConfigWithDefaults, withTelemetryConfigDefaults } from './telemetry-config.ts';
import type { ExternalAuthConfigRef } from '../types/external-auth-config-ref.ts';
import type { HeaderForwardConfig } from '../types/header-forward-config.ts';
import type { MCPRemoteProxy, MCPRemoteProxySpec, MCPRemoteProxyStatus } from '../types/mcp-remote-proxy.ts';
import type { MCPTelemetryConfigReference } from '../types/mcp-telemetry-config-reference.ts';
import type { ObjectMeta } from '../types/object-meta.ts';
import type { ObjectName } from '../types/object-name.ts';
import type { PathPrefix } from '../types/path-prefix.ts';
import type { ResourceOverrides } from '../types/resource-overrides.ts';
import type { ResourceRequirements } from '../types/resource-requirements.ts';
import type { ToolConfigRef } from '../types/tool-config-ref.ts';
import type { WebAddress } from '../types/web-address.ts';

/** A proxy in front of an MCP server that runs elsewhere. */
export interface MCPRemoteProxyWithDefaults {
  /** API group and version of the resource. */
  readonly apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  readonly kind: 'MCPRemoteProxy';
  /** Name, namespace, labels and annotations. */
  readonly metadata: ObjectMeta;
  /** The remote server and the proxy in front of it. */
  readonly spec: MCPRemoteProxySpecWithDefaults;
  /** What was observed of the resource. */
  readonly status?: MCPRemoteProxyStatus;
}

/** The remote server and the proxy in front of it. */
export interface MCPRemoteProxySpecWithDefaults {
  /** Address of the remote server. */
  readonly remoteUrl: WebAddress;
  /**
   * Port of the proxy.
   * Default: 8080.
   * From 1 to 65535.
   */
  readonly proxyPort: number;
  /**
   * How the remote server speaks.
   * Default: "streamable-http".
   */
  readonly transport: 'streamable-http' | 'sse';
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

/** Fills in the static defaults of MCPRemoteProxy, below what is present; the input is not changed. */
export function withMCPRemoteProxyDefaults(value: MCPRemoteProxy): MCPRemoteProxyWithDefaults {
  return {
    ...value,
    spec: withMCPRemoteProxySpecDefaults(value.spec),
  };
}

/** Fills in the static defaults of MCPRemoteProxySpec, below what is present; the input is not changed. */
export function withMCPRemoteProxySpecDefaults(value: MCPRemoteProxySpec): MCPRemoteProxySpecWithDefaults {
  const others: Omit<MCPRemoteProxySpec, 'oidcConfig' | 'oidcConfigRef' | 'authzConfig' | 'audit' | 'authServerRef' | 'telemetry'> = value;
  const filled: { -readonly [Key in keyof MCPRemoteProxySpecWithDefaults]: MCPRemoteProxySpecWithDefaults[Key] } = {
    ...others,
    proxyPort: value.proxyPort ?? 8080,
    transport: value.transport ?? 'streamable-http',
    trustProxyHeaders: value.trustProxyHeaders ?? false,
    sessionAffinity: value.sessionAffinity ?? 'ClientIP',
  };
  if (value.oidcConfig !== undefined) filled.oidcConfig = withOIDCConfigRefDefaults(value.oidcConfig);
  if (value.oidcConfigRef !== undefined) filled.oidcConfigRef = withMCPOIDCConfigReferenceDefaults(value.oidcConfigRef);
  if (value.authzConfig !== undefined) filled.authzConfig = withAuthzConfigRefDefaults(value.authzConfig);
  if (value.audit !== undefined) filled.audit = withAuditConfigDefaults(value.audit);
  if (value.authServerRef !== undefined) filled.authServerRef = withAuthServerRefDefaults(value.authServerRef);
  if (value.telemetry !== undefined) filled.telemetry = withTelemetryConfigDefaults(value.telemetry);
  return filled;
}
