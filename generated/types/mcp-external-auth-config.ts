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
  readonly apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  readonly kind: 'MCPExternalAuthConfig';
  /** Name, namespace, labels and annotations. */
  readonly metadata: ObjectMeta;
  /** Kind of authentication and its settings. */
  readonly spec: MCPExternalAuthConfigSpec;
  /** What was observed of the resource. */
  readonly status?: MCPExternalAuthConfigStatus;
}

/** Kind of authentication and its settings. */
export type MCPExternalAuthConfigSpec =
  | {
    /** Kind of authentication. */
    readonly type: 'tokenExchange';
    /** Exchange of the token of the caller (RFC 8693). */
    readonly tokenExchange: TokenExchangeConfig;
    readonly headerInjection?: never;
    readonly bearerToken?: never;
    readonly embeddedAuthServer?: never;
    readonly awsSts?: never;
    readonly upstreamInject?: never;
  }
  | {
    /** Kind of authentication. */
    readonly type: 'headerInjection';
    /** A header with a value from a Secret. */
    readonly headerInjection: HeaderInjectionConfig;
    readonly tokenExchange?: never;
    readonly bearerToken?: never;
    readonly embeddedAuthServer?: never;
    readonly awsSts?: never;
    readonly upstreamInject?: never;
  }
  | {
    /** Kind of authentication. */
    readonly type: 'bearerToken';
    /** A bearer token from a Secret. */
    readonly bearerToken: BearerTokenConfig;
    readonly tokenExchange?: never;
    readonly headerInjection?: never;
    readonly embeddedAuthServer?: never;
    readonly awsSts?: never;
    readonly upstreamInject?: never;
  }
  | {
    /** Kind of authentication. */
    readonly type: 'unauthenticated';
    readonly tokenExchange?: never;
    readonly headerInjection?: never;
    readonly bearerToken?: never;
    readonly embeddedAuthServer?: never;
    readonly awsSts?: never;
    readonly upstreamInject?: never;
  }
  | {
    /** Kind of authentication. */
    readonly type: 'embeddedAuthServer';
    /** An authorization server inside the workload. */
    readonly embeddedAuthServer: EmbeddedAuthServerConfig;
    readonly tokenExchange?: never;
    readonly headerInjection?: never;
    readonly bearerToken?: never;
    readonly awsSts?: never;
    readonly upstreamInject?: never;
  }
  | {
    /** Kind of authentication. */
    readonly type: 'awsSts';
    /** Cloud credentials for the caller, and signed requests. */
    readonly awsSts: AWSStsConfig;
    readonly tokenExchange?: never;
    readonly headerInjection?: never;
    readonly bearerToken?: never;
    readonly embeddedAuthServer?: never;
    readonly upstreamInject?: never;
  }
  | {
    /** Kind of authentication. */
    readonly type: 'upstreamInject';
    /** The access token of an upstream provider as bearer token. */
    readonly upstreamInject: UpstreamInjectSpec;
    readonly tokenExchange?: never;
    readonly headerInjection?: never;
    readonly bearerToken?: never;
    readonly embeddedAuthServer?: never;
    readonly awsSts?: never;
  };

/** Exchange of the token of the caller (RFC 8693). */
export interface TokenExchangeConfig {
  /** Token endpoint. */
  readonly tokenUrl: WebAddress;
  /** Client that the proxy signs in as to exchange tokens. */
  readonly clientId?: string;
  /** The Secret key that holds the client secret. */
  readonly clientSecretRef?: SecretKeyRef;
  /** Audience of the exchanged token. */
  readonly audience: string;
  /** Scopes to ask for. */
  readonly scopes?: readonly string[];
  /**
   * Type of the token that is exchanged, in short or as its URN; empty means the default.
   * Default: "access_token".
   */
  readonly subjectTokenType?: 'access_token' | 'id_token' | 'jwt' | 'urn:ietf:params:oauth:token-type:access_token' | 'urn:ietf:params:oauth:token-type:id_token' | 'urn:ietf:params:oauth:token-type:jwt' | '';
  /**
   * Header that carries the exchanged token.
   * Default: Authorization, replacing what the client sent.
   */
  readonly externalTokenHeaderName?: string;
  /**
   * Upstream provider whose token is exchanged.
   * Default: the first upstream provider where there is an embedded authorization server.
   */
  readonly subjectProviderName?: string;
}

/** A header with a value from a Secret. */
export interface HeaderInjectionConfig {
  /** Name of the header. */
  readonly headerName: string;
  /** The Secret key that holds the value. */
  readonly valueSecretRef: SecretKeyRef;
}

/** A bearer token from a Secret. */
export interface BearerTokenConfig {
  /** The Secret key that holds the token. */
  readonly tokenSecretRef: SecretKeyRef;
}

/** Cloud credentials for the caller, and signed requests. */
export interface AWSStsConfig {
  /** Region of the service. */
  readonly region: string;
  /**
   * Service name that requests are signed for.
   * Default: a fixed name (schemas/project.json).
   */
  readonly service?: string;
  /** Role of callers that no mapping matches. */
  readonly fallbackRoleArn?: string;
  /** Roles by what the token of the caller says; the first match by priority wins. */
  readonly roleMappings?: readonly RoleMapping[];
  /**
   * Claim that a mapping compares with.
   * Default: "groups".
   */
  readonly roleClaim?: string;
  /**
   * Life of the credentials in seconds.
   * Default: 3600.
   * From 900 to 43200.
   */
  readonly sessionDuration?: number;
  /**
   * Claim that names the session.
   * Default: "sub".
   */
  readonly sessionNameClaim?: string;
}

/** One role and who gets it. */
export type RoleMapping = RoleMappingCommon & (
  | {
    /** A value that the role claim contains. */
    readonly claim: string;
    readonly matcher?: never;
  }
  | {
    /** CEL expression over the variable claims. */
    readonly matcher: string;
    readonly claim?: never;
  }
);

/** Fields of RoleMapping that go with every choice. */
export interface RoleMappingCommon {
  /** Role of the callers that match. */
  readonly roleArn: string;
  /**
   * Lower is tried first; absent is last, and equals keep their order.
   * Default: the lowest priority.
   * At least 0.
   */
  readonly priority?: number;
}

/** The access token of an upstream provider as bearer token. */
export interface UpstreamInjectSpec {
  /** Upstream provider whose token is sent. */
  readonly providerName: string;
}

/** What was observed of the resource. */
export interface MCPExternalAuthConfigStatus {
  /** Aspects of the state. */
  readonly conditions?: readonly Condition[];
  /** The generation this status describes. */
  readonly observedGeneration?: number;
  /** Hash of the specification. */
  readonly configHash?: string;
  /** The workloads that refer to this resource. */
  readonly referencingWorkloads?: readonly WorkloadReference[];
}

/** A list of MCPExternalAuthConfig resources. */
export interface MCPExternalAuthConfigList {
  readonly apiVersion: MCPExternalAuthConfig['apiVersion'];
  readonly kind: 'MCPExternalAuthConfigList';
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly items: readonly MCPExternalAuthConfig[];
}
