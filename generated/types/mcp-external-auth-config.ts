// Generated from schemas/kinds/mcp-external-auth-config.json by npm run generate. Do not edit.

import type { Condition } from './condition.ts';
import type { EmbeddedAuthServerConfig } from './embedded-auth-server-config.ts';
import type { ObjectMeta } from './object-meta.ts';
import type { SecretKeyRef } from './secret-key-ref.ts';
import type { WebAddress } from './web-address.ts';
import type { WorkloadReference } from './workload-reference.ts';

/** How a workload authenticates toward backends and remote servers, or an authorization server of its own. */
export interface MCPExternalAuthConfig {
  /** API group and version of the resource. */
  apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  kind: 'MCPExternalAuthConfig';
  /** Name, namespace, labels and annotations. */
  metadata: ObjectMeta;
  /** Kind of authentication and its settings. */
  spec: MCPExternalAuthConfigSpec;
  /** What was observed of the resource. */
  status?: MCPExternalAuthConfigStatus;
}

/** Kind of authentication and its settings. */
export type MCPExternalAuthConfigSpec =
  | {
    /** Kind of authentication. */
    type: 'tokenExchange';
    /** Exchange of the token of the caller (RFC 8693). */
    tokenExchange: TokenExchangeConfig;
    headerInjection?: never;
    bearerToken?: never;
    embeddedAuthServer?: never;
    awsSts?: never;
    upstreamInject?: never;
  }
  | {
    /** Kind of authentication. */
    type: 'headerInjection';
    /** A header with a value from a Secret. */
    headerInjection: HeaderInjectionConfig;
    tokenExchange?: never;
    bearerToken?: never;
    embeddedAuthServer?: never;
    awsSts?: never;
    upstreamInject?: never;
  }
  | {
    /** Kind of authentication. */
    type: 'bearerToken';
    /** A bearer token from a Secret. */
    bearerToken: BearerTokenConfig;
    tokenExchange?: never;
    headerInjection?: never;
    embeddedAuthServer?: never;
    awsSts?: never;
    upstreamInject?: never;
  }
  | {
    /** Kind of authentication. */
    type: 'unauthenticated';
    tokenExchange?: never;
    headerInjection?: never;
    bearerToken?: never;
    embeddedAuthServer?: never;
    awsSts?: never;
    upstreamInject?: never;
  }
  | {
    /** Kind of authentication. */
    type: 'embeddedAuthServer';
    /** An authorization server inside the workload. */
    embeddedAuthServer: EmbeddedAuthServerConfig;
    tokenExchange?: never;
    headerInjection?: never;
    bearerToken?: never;
    awsSts?: never;
    upstreamInject?: never;
  }
  | {
    /** Kind of authentication. */
    type: 'awsSts';
    /** Cloud credentials for the caller, and signed requests. */
    awsSts: AWSStsConfig;
    tokenExchange?: never;
    headerInjection?: never;
    bearerToken?: never;
    embeddedAuthServer?: never;
    upstreamInject?: never;
  }
  | {
    /** Kind of authentication. */
    type: 'upstreamInject';
    /** The access token of an upstream provider as bearer token. */
    upstreamInject: UpstreamInjectSpec;
    tokenExchange?: never;
    headerInjection?: never;
    bearerToken?: never;
    embeddedAuthServer?: never;
    awsSts?: never;
  };

/** Exchange of the token of the caller (RFC 8693). */
export interface TokenExchangeConfig {
  /** Token endpoint. */
  tokenUrl: WebAddress;
  /** Client that the proxy signs in as to exchange tokens. */
  clientId?: string;
  /** The Secret key that holds the client secret. */
  clientSecretRef?: SecretKeyRef;
  /** Audience of the exchanged token. */
  audience: string;
  /** Scopes to ask for. */
  scopes?: readonly string[];
  /**
   * Type of the token that is exchanged, in short or as its URN; empty means the default.
   * Default: "access_token".
   */
  subjectTokenType?: 'access_token' | 'id_token' | 'jwt' | 'urn:ietf:params:oauth:token-type:access_token' | 'urn:ietf:params:oauth:token-type:id_token' | 'urn:ietf:params:oauth:token-type:jwt' | '';
  /**
   * Header that carries the exchanged token.
   * Default: Authorization, replacing what the client sent.
   */
  externalTokenHeaderName?: string;
  /**
   * Upstream provider whose token is exchanged.
   * Default: the first upstream provider where there is an embedded authorization server.
   */
  subjectProviderName?: string;
}

/** A header with a value from a Secret. */
export interface HeaderInjectionConfig {
  /** Name of the header. */
  headerName: string;
  /** The Secret key that holds the value. */
  valueSecretRef: SecretKeyRef;
}

/** A bearer token from a Secret. */
export interface BearerTokenConfig {
  /** The Secret key that holds the token. */
  tokenSecretRef: SecretKeyRef;
}

/** Cloud credentials for the caller, and signed requests. */
export interface AWSStsConfig {
  /** Region of the service. */
  region: string;
  /**
   * Service name that requests are signed for.
   * Default: a fixed name (schemas/project.json).
   */
  service?: string;
  /** Role of callers that no mapping matches. */
  fallbackRoleArn?: string;
  /** Roles by what the token of the caller says; the first match by priority wins. */
  roleMappings?: readonly RoleMapping[];
  /**
   * Claim that a mapping compares with.
   * Default: "groups".
   */
  roleClaim?: string;
  /**
   * Life of the credentials in seconds.
   * Default: 3600.
   * From 900 to 43200.
   */
  sessionDuration?: number;
  /**
   * Claim that names the session.
   * Default: "sub".
   */
  sessionNameClaim?: string;
}

/** One role and who gets it. */
export type RoleMapping = RoleMappingCommon & (
  | {
    /** A value that the role claim contains. */
    claim: string;
    matcher?: never;
  }
  | {
    /** CEL expression over the variable claims. */
    matcher: string;
    claim?: never;
  }
);

/** Fields of RoleMapping that go with every choice. */
export interface RoleMappingCommon {
  /** Role of the callers that match. */
  roleArn: string;
  /**
   * Lower is tried first; absent is last, and equals keep their order.
   * Default: the lowest priority.
   * At least 0.
   */
  priority?: number;
}

/** The access token of an upstream provider as bearer token. */
export interface UpstreamInjectSpec {
  /** Upstream provider whose token is sent. */
  providerName: string;
}

/** What was observed of the resource. */
export interface MCPExternalAuthConfigStatus {
  /** Aspects of the state. */
  conditions?: readonly Condition[];
  /** The generation this status describes. */
  observedGeneration?: number;
  /** Hash of the specification. */
  configHash?: string;
  /** The workloads that refer to this resource. */
  referencingWorkloads?: readonly WorkloadReference[];
}

/** A list of MCPExternalAuthConfig resources. */
export interface MCPExternalAuthConfigList {
  apiVersion: MCPExternalAuthConfig['apiVersion'];
  kind: 'MCPExternalAuthConfigList';
  metadata?: Readonly<Record<string, unknown>>;
  items: readonly MCPExternalAuthConfig[];
}
