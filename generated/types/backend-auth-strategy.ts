// Generated from schemas/shared/credentials/backend-auth-strategy.json by npm run generate. Do not edit.

import type { RunAWSStsConfig } from './run-aws-sts-config.ts';
import type { WebAddress } from './web-address.ts';

/** How the aggregation server authenticates itself toward one backend. */
export type BackendAuthStrategy =
  | {
    /** Kind of credentials to send. With discovered, those that the backend's own resource refers to, and none where it refers to none; only for a server that discovers its backends. */
    type: 'unauthenticated';
    headerInjection?: never;
    tokenExchange?: never;
    upstreamInject?: never;
    awsSts?: never;
  }
  | {
    /** Kind of credentials to send. With discovered, those that the backend's own resource refers to, and none where it refers to none; only for a server that discovers its backends. */
    type: 'discovered';
    headerInjection?: never;
    tokenExchange?: never;
    upstreamInject?: never;
    awsSts?: never;
  }
  | {
    /** Kind of credentials to send. With discovered, those that the backend's own resource refers to, and none where it refers to none; only for a server that discovers its backends. */
    type: 'header_injection';
    /** The header to send, for type header_injection. */
    headerInjection: AggregatorHeaderInjectionConfig;
    tokenExchange?: never;
    upstreamInject?: never;
    awsSts?: never;
  }
  | {
    /** Kind of credentials to send. With discovered, those that the backend's own resource refers to, and none where it refers to none; only for a server that discovers its backends. */
    type: 'token_exchange';
    /** The token exchange (RFC 8693) to make, for type token_exchange. */
    tokenExchange: AggregatorTokenExchangeConfig;
    headerInjection?: never;
    upstreamInject?: never;
    awsSts?: never;
  }
  | {
    /** Kind of credentials to send. With discovered, those that the backend's own resource refers to, and none where it refers to none; only for a server that discovers its backends. */
    type: 'upstream_inject';
    /** The upstream token to send, for type upstream_inject. */
    upstreamInject: UpstreamInjectConfig;
    headerInjection?: never;
    tokenExchange?: never;
    awsSts?: never;
  }
  | {
    /** Kind of credentials to send. With discovered, those that the backend's own resource refers to, and none where it refers to none; only for a server that discovers its backends. */
    type: 'aws_sts';
    /** Credentials for each caller, and signed requests, for type aws_sts. */
    awsSts: RunAWSStsConfig;
    headerInjection?: never;
    tokenExchange?: never;
    upstreamInject?: never;
  };

/** The header to send, for type header_injection. */
export type AggregatorHeaderInjectionConfig = AggregatorHeaderInjectionConfigCommon & (
  | {
    /** The value itself. Prefer headerValueEnv for anything secret. */
    headerValue: string;
    headerValueEnv?: never;
    bearerTokenEnv?: never;
  }
  | {
    /** Environment variable that holds the value. */
    headerValueEnv: string;
    headerValue?: never;
    bearerTokenEnv?: never;
  }
  | {
    /** Environment variable with a bare token, which is sent after the word Bearer. */
    bearerTokenEnv: string;
    headerValue?: never;
    headerValueEnv?: never;
  }
);

/** Fields of AggregatorHeaderInjectionConfig that go with every choice. */
export interface AggregatorHeaderInjectionConfigCommon {
  /** Name of the header, for example X-Api-Key. */
  headerName: string;
}

/** The token exchange (RFC 8693) to make, for type token_exchange. */
export interface AggregatorTokenExchangeConfig {
  /** Token endpoint of the authorization server. */
  tokenUrl: WebAddress;
  /** Client that asks for the exchange. */
  clientId?: string;
  /** Secret of that client. Prefer clientSecretEnv. */
  clientSecret?: string;
  /** Environment variable that holds the client secret. */
  clientSecretEnv?: string;
  /** Audience of the token asked for. */
  audience?: string;
  /** Scopes of the token asked for. */
  scopes?: readonly string[];
  /**
   * Type of the token that is exchanged, as a URN.
   * Default: "urn:ietf:params:oauth:token-type:access_token".
   */
  subjectTokenType?: string;
  /**
   * Upstream provider whose token is exchanged, instead of the caller's own.
   * Default: The first upstream provider, when an embedded authorization server is configured and this is absent or empty.
   */
  subjectProviderName?: string;
  /**
   * Header that carries the exchanged token.
   * Default: The exchanged token replaces Authorization.
   */
  externalTokenHeaderName?: string;
}

/** The upstream token to send, for type upstream_inject. */
export interface UpstreamInjectConfig {
  /** Upstream provider of the embedded authorization server whose token is sent. */
  providerName: string;
}
