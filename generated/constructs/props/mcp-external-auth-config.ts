// Generated from schemas/kinds/mcp-external-auth-config.json by npm run generate. Do not edit.

import type { EmbeddedAuthServerConfigProps } from './embedded-auth-server-config.ts';
import type { SecretKeyRefProps } from './secret-key-ref.ts';
import type { AWSStsConfig, UpstreamInjectSpec } from '../../types/mcp-external-auth-config.ts';
import type { WebAddress } from '../../types/web-address.ts';

/** Kind of authentication and its settings. */
export type MCPExternalAuthConfigSpecProps =
  | {
    /** Kind of authentication. */
    type: 'tokenExchange';
    /** Exchange of the token of the caller (RFC 8693). */
    tokenExchange: TokenExchangeConfigProps;
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
    headerInjection: HeaderInjectionConfigProps;
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
    bearerToken: BearerTokenConfigProps;
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
    embeddedAuthServer: EmbeddedAuthServerConfigProps;
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
export interface TokenExchangeConfigProps {
  /** Token endpoint. */
  tokenUrl: WebAddress;
  /** Client that the proxy signs in as to exchange tokens. */
  clientId?: string;
  /** The Secret key that holds the client secret. */
  clientSecretRef?: SecretKeyRefProps;
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
export interface HeaderInjectionConfigProps {
  /** Name of the header. */
  headerName: string;
  /** The Secret key that holds the value. */
  valueSecretRef: SecretKeyRefProps;
}

/** A bearer token from a Secret. */
export interface BearerTokenConfigProps {
  /** The Secret key that holds the token. */
  tokenSecretRef: SecretKeyRefProps;
}
