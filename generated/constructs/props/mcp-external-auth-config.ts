// Generated from schemas/kinds/mcp-external-auth-config.json by npm run generate. Do not edit.

import type { EmbeddedAuthServerConfigProps } from './embedded-auth-server-config.ts';
import type { SecretKeyRefProps } from './secret-key-ref.ts';
import type { AWSStsConfig, UpstreamInjectSpec } from '../../types/mcp-external-auth-config.ts';
import type { WebAddress } from '../../types/web-address.ts';

/** Kind of authentication and its settings. */
export type MCPExternalAuthConfigSpecProps =
  | {
    /** Kind of authentication. */
    readonly type: 'tokenExchange';
    /** Exchange of the token of the caller (RFC 8693). */
    readonly tokenExchange: TokenExchangeConfigProps;
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
    readonly headerInjection: HeaderInjectionConfigProps;
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
    readonly bearerToken: BearerTokenConfigProps;
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
    readonly embeddedAuthServer: EmbeddedAuthServerConfigProps;
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
export interface TokenExchangeConfigProps {
  /** Token endpoint. */
  readonly tokenUrl: WebAddress;
  /** Client that the proxy signs in as to exchange tokens. */
  readonly clientId?: string;
  /** The Secret key that holds the client secret. */
  readonly clientSecretRef?: SecretKeyRefProps;
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
export interface HeaderInjectionConfigProps {
  /** Name of the header. */
  readonly headerName: string;
  /** The Secret key that holds the value. */
  readonly valueSecretRef: SecretKeyRefProps;
}

/** A bearer token from a Secret. */
export interface BearerTokenConfigProps {
  /** The Secret key that holds the token. */
  readonly tokenSecretRef: SecretKeyRefProps;
}
