// Generated from schemas/kinds/mcp-external-auth-config.json by npm run generate. Do not edit.

import { type EmbeddedAuthServerConfigWithDefaults, withEmbeddedAuthServerConfigDefaults } from './embedded-auth-server-config.ts';
import type { AWSStsConfig, BearerTokenConfig, HeaderInjectionConfig, MCPExternalAuthConfig, MCPExternalAuthConfigSpec, MCPExternalAuthConfigStatus, RoleMapping, TokenExchangeConfig, UpstreamInjectSpec } from '../types/mcp-external-auth-config.ts';
import type { ObjectMeta } from '../types/object-meta.ts';
import type { SecretKeyRef } from '../types/secret-key-ref.ts';
import type { WebAddress } from '../types/web-address.ts';

/** How a workload authenticates toward backends and remote servers, or an authorization server of its own. */
export interface MCPExternalAuthConfigWithDefaults {
  /** API group and version of the resource. */
  readonly apiVersion: 'mcp.svc.internal/v1alpha1';
  /** Kind of the resource. */
  readonly kind: 'MCPExternalAuthConfig';
  /** Name, namespace, labels and annotations. */
  readonly metadata: ObjectMeta;
  /** Kind of authentication and its settings. */
  readonly spec: MCPExternalAuthConfigSpecWithDefaults;
  /** What was observed of the resource. */
  readonly status?: MCPExternalAuthConfigStatus;
}

/** Kind of authentication and its settings. */
export type MCPExternalAuthConfigSpecWithDefaults =
  | {
    /** Kind of authentication. */
    readonly type: 'tokenExchange';
    /** Exchange of the token of the caller (RFC 8693). */
    readonly tokenExchange: TokenExchangeConfigWithDefaults;
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
    readonly embeddedAuthServer: EmbeddedAuthServerConfigWithDefaults;
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
    readonly awsSts: AWSStsConfigWithDefaults;
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
export interface TokenExchangeConfigWithDefaults {
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
  readonly subjectTokenType: 'access_token' | 'id_token' | 'jwt' | 'urn:ietf:params:oauth:token-type:access_token' | 'urn:ietf:params:oauth:token-type:id_token' | 'urn:ietf:params:oauth:token-type:jwt' | '';
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

/** Cloud credentials for the caller, and signed requests. */
export interface AWSStsConfigWithDefaults {
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
  readonly roleClaim: string;
  /**
   * Life of the credentials in seconds.
   * Default: 3600.
   * From 900 to 43200.
   */
  readonly sessionDuration: number;
  /**
   * Claim that names the session.
   * Default: "sub".
   */
  readonly sessionNameClaim: string;
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
