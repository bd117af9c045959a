// Generated from schemas/kinds/virtual-mcp-server.json by npm run generate. Do not edit.

import type { Named } from '../named.ts';
import type { AggregatorConfigProps } from './aggregator.ts';
import type { AuthzConfigRefProps } from './authz-config-ref.ts';
import type { BackendAuthConfigProps } from './backend-auth-config.ts';
import type { EmbeddedAuthServerConfigProps } from './embedded-auth-server-config.ts';
import type { EmbeddingServerRefProps } from './embedding-server-ref.ts';
import type { MCPOIDCConfigReferenceProps } from './mcp-oidc-config-reference.ts';
import type { OIDCConfigRefProps } from './oidc-config-ref.ts';
import type { SessionStorageConfigProps } from './session-storage-config.ts';
import type { ReplicaCount } from '../../types/replica-count.ts';

/** The gateway. */
export interface VirtualMCPServerSpecProps {
  /** How clients are authenticated. It wins over config.incomingAuth. */
  readonly incomingAuth: IncomingAuthConfigProps;
  /** How the gateway authenticates toward backends. It wins over config.outgoingAuth. */
  readonly outgoingAuth?: OutgoingAuthConfigProps;
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
  readonly serviceAccount?: string | Named;
  /** Changes to the pod template, merged onto the generated one by the rules of strategic merge. The container is named vmcp. */
  readonly podTemplateSpec?: Readonly<Record<string, unknown>>;
  /** Configuration of the gateway; groupRef in it names the group of backends it serves. */
  readonly config?: AggregatorConfigProps;
  /** The EmbeddingServer that tool search uses. */
  readonly embeddingServerRef?: EmbeddingServerRefProps;
  /** Embedded authorization server; its issuer is that of the incoming OIDC configuration. */
  readonly authServerConfig?: EmbeddedAuthServerConfigProps;
  /** Replicas; absent leaves them to an autoscaler. */
  readonly replicas?: ReplicaCount;
  /** Where sessions are kept. */
  readonly sessionStorage?: SessionStorageConfigProps;
}

/** How clients are authenticated. It wins over config.incomingAuth. */
export interface IncomingAuthConfigProps {
  /** Whether clients sign in. */
  readonly type: 'anonymous' | 'oidc';
  /**
   * Client authentication written here.
   * @deprecated use oidcConfigRef with an MCPOIDCConfig
   */
  readonly oidcConfig?: OIDCConfigRefProps;
  /** Shared client authentication, with audience and scopes of this server. */
  readonly oidcConfigRef?: MCPOIDCConfigReferenceProps;
  /** Authorization policies. */
  readonly authzConfig?: AuthzConfigRefProps;
}

/** How the gateway authenticates toward backends. It wins over config.outgoingAuth. */
export interface OutgoingAuthConfigProps {
  /**
   * Whether the backends and their authentication are found at run time or written out.
   * Default: "discovered".
   */
  readonly source?: 'discovered' | 'inline';
  /** For backends without an entry of their own. */
  readonly default?: BackendAuthConfigProps;
  /** Authentication by backend name. */
  readonly backends?: Readonly<Record<string, BackendAuthConfigProps>>;
}
