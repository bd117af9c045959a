// Generated from schemas/kinds/virtual-mcp-server.json by npm run generate. Do not edit.

import { type AggregatorConfigWithDefaults, withAggregatorConfigDefaults } from './aggregator.ts';
import { type AuthzConfigRefWithDefaults, withAuthzConfigRefDefaults } from './authz-config-ref.ts';
import { type EmbeddedAuthServerConfigWithDefaults, withEmbeddedAuthServerConfigDefaults } from './embedded-auth-server-config.ts';
import { type MCPOIDCConfigReferenceWithDefaults, withMCPOIDCConfigReferenceDefaults } from './mcp-oidc-config-reference.ts';
import { type OIDCConfigRefWithDefaults, withOIDCConfigRefDefaults } from './oidc-config-ref.ts';
import { type SessionStorageConfigWithDefaults, withSessionStorageConfigDefaults } from './session-storage-config.ts';
import type { BackendAuthConfig } from '../types/backend-auth-config.ts';
import type { Condition } from '../types/condition.ts';
import type { EmbeddingServerRef } from '../types/embedding-server-ref.ts';
import type { ObjectMeta } from '../types/object-meta.ts';
import type { ObjectName } from '../types/object-name.ts';
import type { ReplicaCount } from '../types/replica-count.ts';
import type { DiscoveredBackend, IncomingAuthConfig, OutgoingAuthConfig, VirtualMCPServer, VirtualMCPServerSpec, VirtualMCPServerStatus } from '../types/virtual-mcp-server.ts';

/** One endpoint over the tools of a whole group. */
export interface VirtualMCPServerWithDefaults {
  /** API group and version of the resource. */
  readonly apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  readonly kind: 'VirtualMCPServer';
  /** Name, namespace, labels and annotations. */
  readonly metadata: ObjectMeta;
  /** The gateway. */
  readonly spec: VirtualMCPServerSpecWithDefaults;
  /** What was observed of the resource. */
  readonly status?: VirtualMCPServerStatusWithDefaults;
}

/** The gateway. */
export interface VirtualMCPServerSpecWithDefaults {
  /** How clients are authenticated. It wins over config.incomingAuth. */
  readonly incomingAuth: IncomingAuthConfigWithDefaults;
  /** How the gateway authenticates toward backends. It wins over config.outgoingAuth. */
  readonly outgoingAuth?: OutgoingAuthConfigWithDefaults;
  /**
   * Type of the Service.
   * Default: "ClusterIP".
   */
  readonly serviceType: 'ClusterIP' | 'NodePort' | 'LoadBalancer';
  /**
   * Whether a client stays with one replica.
   * Default: "ClientIP".
   */
  readonly sessionAffinity: 'ClientIP' | 'None';
  /**
   * Service account of the gateway. The pod gets its token unless the account itself says otherwise.
   * Default: one made for it.
   */
  readonly serviceAccount?: ObjectName;
  /** Changes to the pod template, merged onto the generated one by the rules of strategic merge. The container is named vmcp. */
  readonly podTemplateSpec?: Readonly<Record<string, unknown>>;
  /** Configuration of the gateway; groupRef in it names the group of backends it serves. */
  readonly config?: AggregatorConfigWithDefaults;
  /** The EmbeddingServer that tool search uses. */
  readonly embeddingServerRef?: EmbeddingServerRef;
  /** Embedded authorization server; its issuer is that of the incoming OIDC configuration. */
  readonly authServerConfig?: EmbeddedAuthServerConfigWithDefaults;
  /** Replicas; absent leaves them to an autoscaler. */
  readonly replicas?: ReplicaCount;
  /** Where sessions are kept. */
  readonly sessionStorage?: SessionStorageConfigWithDefaults;
}

/** How clients are authenticated. It wins over config.incomingAuth. */
export interface IncomingAuthConfigWithDefaults {
  /** Whether clients sign in. */
  readonly type: 'anonymous' | 'oidc';
  /**
   * Client authentication written here.
   * @deprecated use oidcConfigRef with an MCPOIDCConfig
   */
  readonly oidcConfig?: OIDCConfigRefWithDefaults;
  /** Shared client authentication, with audience and scopes of this server. */
  readonly oidcConfigRef?: MCPOIDCConfigReferenceWithDefaults;
  /** Authorization policies. */
  readonly authzConfig?: AuthzConfigRefWithDefaults;
}

/** How the gateway authenticates toward backends. It wins over config.outgoingAuth. */
export interface OutgoingAuthConfigWithDefaults {
  /**
   * Whether the backends and their authentication are found at run time or written out.
   * Default: "discovered".
   */
  readonly source: 'discovered' | 'inline';
  /** For backends without an entry of their own. */
  readonly default?: BackendAuthConfig;
  /** Authentication by backend name. */
  readonly backends?: Readonly<Record<string, BackendAuthConfig>>;
}

/** What was observed of the resource. */
export interface VirtualMCPServerStatusWithDefaults {
  /** Aspects of the state. */
  readonly conditions?: readonly Condition[];
  /** The generation this status describes. */
  readonly observedGeneration?: number;
  /**
   * State of the resource.
   * Default: "Pending".
   */
  readonly phase: 'Pending' | 'Ready' | 'Degraded' | 'Failed';
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

/** Fills in the static defaults of VirtualMCPServer, below what is present; the input is not changed. */
export function withVirtualMCPServerDefaults(value: VirtualMCPServer): VirtualMCPServerWithDefaults {
  const others: Omit<VirtualMCPServer, 'status'> = value;
  const filled: { -readonly [Key in keyof VirtualMCPServerWithDefaults]: VirtualMCPServerWithDefaults[Key] } = {
    ...others,
    spec: withVirtualMCPServerSpecDefaults(value.spec),
  };
  if (value.status !== undefined) filled.status = withVirtualMCPServerStatusDefaults(value.status);
  return filled;
}

/** Fills in the static defaults of VirtualMCPServerSpec, below what is present; the input is not changed. */
export function withVirtualMCPServerSpecDefaults(value: VirtualMCPServerSpec): VirtualMCPServerSpecWithDefaults {
  const others: Omit<VirtualMCPServerSpec, 'outgoingAuth' | 'config' | 'authServerConfig' | 'sessionStorage'> = value;
  const filled: { -readonly [Key in keyof VirtualMCPServerSpecWithDefaults]: VirtualMCPServerSpecWithDefaults[Key] } = {
    ...others,
    incomingAuth: withIncomingAuthConfigDefaults(value.incomingAuth),
    serviceType: value.serviceType ?? 'ClusterIP',
    sessionAffinity: value.sessionAffinity ?? 'ClientIP',
  };
  if (value.outgoingAuth !== undefined) filled.outgoingAuth = withOutgoingAuthConfigDefaults(value.outgoingAuth);
  if (value.config !== undefined) filled.config = withAggregatorConfigDefaults(value.config);
  if (value.authServerConfig !== undefined) filled.authServerConfig = withEmbeddedAuthServerConfigDefaults(value.authServerConfig);
  if (value.sessionStorage !== undefined) filled.sessionStorage = withSessionStorageConfigDefaults(value.sessionStorage);
  return filled;
}

/** Fills in the static defaults of IncomingAuthConfig, below what is present; the input is not changed. */
export function withIncomingAuthConfigDefaults(value: IncomingAuthConfig): IncomingAuthConfigWithDefaults {
  const others: Omit<IncomingAuthConfig, 'oidcConfig' | 'oidcConfigRef' | 'authzConfig'> = value;
  const filled: { -readonly [Key in keyof IncomingAuthConfigWithDefaults]: IncomingAuthConfigWithDefaults[Key] } = {
    ...others,

  };
  if (value.oidcConfig !== undefined) filled.oidcConfig = withOIDCConfigRefDefaults(value.oidcConfig);
  if (value.oidcConfigRef !== undefined) filled.oidcConfigRef = withMCPOIDCConfigReferenceDefaults(value.oidcConfigRef);
  if (value.authzConfig !== undefined) filled.authzConfig = withAuthzConfigRefDefaults(value.authzConfig);
  return filled;
}

/** Fills in the static defaults of OutgoingAuthConfig, below what is present; the input is not changed. */
export function withOutgoingAuthConfigDefaults(value: OutgoingAuthConfig): OutgoingAuthConfigWithDefaults {
  return {
    ...value,
    source: value.source ?? 'discovered',
  };
}

/** Fills in the static defaults of VirtualMCPServerStatus, below what is present; the input is not changed. */
export function withVirtualMCPServerStatusDefaults(value: VirtualMCPServerStatus): VirtualMCPServerStatusWithDefaults {
  return {
    ...value,
    phase: value.phase ?? 'Pending',
  };
}
