// Generated from schemas/kinds/mcp-external-auth-config.json by npm run generate. Do not edit.

import { type EmbeddedAuthServerConfigWithDefaults, withEmbeddedAuthServerConfigDefaults } from './embedded-auth-server-config.ts';
import type { AWSStsConfig, BearerTokenConfig, HeaderInjectionConfig, MCPExternalAuthConfig, MCPExternalAuthConfigSpec, MCPExternalAuthConfigStatus, RoleMapping, TokenExchangeConfig, UpstreamInjectSpec } from '../types/mcp-external-auth-config.ts';
import type { ObjectMeta } from '../types/object-meta.ts';
import type { SecretKeyRef } from '../types/secret-key-ref.ts';
import type { WebAddress } from '../types/web-address.ts';

/** How a workload authenticates toward backends and remote servers, or an authorization server of its own. */
export interface MCPExternalAuthConfigWithDefaults {
  /** API group and version of the resource. */
  apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  kind: 'MCPExternalAuthConfig';
  /** Name, namespace, labels and annotations. */
  metadata: ObjectMeta;
  /** Kind of authentication and its settings. */
  spec: MCPExternalAuthConfigSpecWithDefaults;
  /** What was observed of the resource. */
  status?: MCPExternalAuthConfigStatus;
}

/** Kind of authentication and its settings. */
export type MCPExternalAuthConfigSpecWithDefaults =
  | {
    /** Kind of authentication. */
    type: 'tokenExchange';
    /** Exchange of the token of the caller (RFC 8693). */
    tokenExchange: TokenExchangeConfigWithDefaults;
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
    embeddedAuthServer: EmbeddedAuthServerConfigWithDefaults;
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
    awsSts: AWSStsConfigWithDefaults;
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
export interface TokenExchangeConfigWithDefaults {
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
  subjectTokenType: 'access_token' | 'id_token' | 'jwt' | 'urn:ietf:params:oauth:token-type:access_token' | 'urn:ietf:params:oauth:token-type:id_token' | 'urn:ietf:params:oauth:token-type:jwt' | '';
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

/** Cloud credentials for the caller, and signed requests. */
export interface AWSStsConfigWithDefaults {
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
  roleClaim: string;
  /**
   * Life of the credentials in seconds.
   * Default: 3600.
   * From 900 to 43200.
   */
  sessionDuration: number;
  /**
   * Claim that names the session.
   * Default: "sub".
   */
  sessionNameClaim: string;
}

/** Fills in the static defaults of MCPExternalAuthConfig, below what is present; the input is not changed. */
export function withMCPExternalAuthConfigDefaults(value: MCPExternalAuthConfig): MCPExternalAuthConfigWithDefaults {
  return {
    ...value,
    spec: withMCPExternalAuthConfigSpecDefaults(value.spec),
  };
}

/** Fills in the static defaults of MCPExternalAuthConfigSpec, below what is present; the input is not changed. */
export function withMCPExternalAuthConfigSpecDefaults(value: MCPExternalAuthConfigSpec): MCPExternalAuthConfigSpecWithDefaults {
  return {
    ...value,
    ...(value.tokenExchange === undefined ? {} : { tokenExchange: withTokenExchangeConfigDefaults(value.tokenExchange) }),
    ...(value.embeddedAuthServer === undefined ? {} : { embeddedAuthServer: withEmbeddedAuthServerConfigDefaults(value.embeddedAuthServer) }),
    ...(value.awsSts === undefined ? {} : { awsSts: withAWSStsConfigDefaults(value.awsSts) }),
  } as MCPExternalAuthConfigSpecWithDefaults;
}

/** Fills in the static defaults of TokenExchangeConfig, below what is present; the input is not changed. */
export function withTokenExchangeConfigDefaults(value: TokenExchangeConfig): TokenExchangeConfigWithDefaults {
  return {
    ...value,
    subjectTokenType: value.subjectTokenType ?? 'access_token',
  };
}

/** Fills in the static defaults of AWSStsConfig, below what is present; the input is not changed. */
export function withAWSStsConfigDefaults(value: AWSStsConfig): AWSStsConfigWithDefaults {
  return {
    ...value,
    roleClaim: value.roleClaim ?? 'groups',
    sessionDuration: value.sessionDuration ?? 3600,
    sessionNameClaim: value.sessionNameClaim ?? 'sub',
  };
}
