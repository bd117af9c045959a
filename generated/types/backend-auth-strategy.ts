// Generated from schemas/shared/credentials/backend-auth-strategy.json by npm run generate. Do not edit.

import type { RunAWSStsConfig } from './run-aws-sts-config.ts';
import type { WebAddress } from './web-address.ts';

/** How the aggregation server authenticates itself toward one backend. */
export type BackendAuthStrategy =
  | {
    /** Kind of credentials to send. With discovered, those that the backend's own resource refers to, and none where it refers to none; only for a server that discovers its backends. */
    readonly type: 'unauthenticated';
    readonly headerInjection?: never;
    readonly tokenExchange?: never;
    readonly upstreamInject?: never;
    readonly awsSts?: never;
  }
  | {
    /** Kind of credentials to send. With discovered, those that the backend's own resource refers to, and none where it refers to none; only for a server that discovers its backends. */
    readonly type: 'discovered';
    readonly headerInjection?: never;
    readonly tokenExchange?: never;
    readonly upstreamInject?: never;
    readonly awsSts?: never;
  }
  | {
    /** Kind of credentials to send. With discovered, those that the backend's own resource refers to, and none where it refers to none; only for a server that discovers its backends. */
    readonly type: 'header_injection';
    /** The header to send, for type header_injection. */
    readonly headerInjection: AggregatorHeaderInjectionConfig;
    readonly tokenExchange?: never;
    readonly upstreamInject?: never;
    readonly awsSts?: never;
  }
  | {
    /** Kind of credentials to send. With discovered, those that the backend's own resource refers to, and none where it refers to none; only for a server that discovers its backends. */
    readonly type: 'token_exchange';
    /** The token exchange (RFC 8693) to make, for type token_exchange. */
    readonly tokenExchange: AggregatorTokenExchangeConfig;
    readonly headerInjection?: never;
    readonly upstreamInject?: never;
    readonly awsSts?: never;
  }
  | {
    /** Kind of credentials to send. With discovered, those that the backend's own resource refers to, and none where it refers to none; only for a server that discovers its backends. */
    readonly type: 'upstream_inject';
    /** The upstream token to send, for type upstream_inject. */
    readonly upstreamInject: UpstreamInjectConfig;
    readonly headerInjection?: never;
    readonly tokenExchange?: never;
    readonly awsSts?: never;
  }
  | {
    /** Kind of credentials to send. With discovered, those that the backend's own resource refers to, and none where it refers to none; only for a server that discovers its backends. */
    readonly type: 'aws_sts';
    /** Credentials for each caller, and signed requests, for type aws_sts. */
    readonly awsSts: RunAWSStsConfig;
    readonly headerInjection?: never;
    readonly tokenExchange?: never;
    readonly upstreamInject?: never;
  };

/** The header to send, for type header_injection. */
export type AggregatorHeaderInjectionConfig = AggregatorHeaderInjectionConfigCommon & (
  | {
    /** The value itself. Prefer headerValueEnv for anything secret. */
    readonly headerValue: string;
    readonly headerValueEnv?: never;
    readonly bearerTokenEnv?: never;
  }
  | {
    /** Environment variable that holds the value. */
    readonly headerValueEnv: string;
    readonly headerValue?: never;
    readonly bearerTokenEnv?: never;
  }
  | {
    /** Environment variable with a bare token, which is sent after the word Bearer. */
    readonly bearerTokenEnv: string;
    readonly headerValue?: never;
    readonly headerValueEnv?: never;
  }
);

/** Fields of AggregatorHeaderInjectionConfig that go with every choice. */
export interface AggregatorHeaderInjectionConfigCommon {
  /** Name of the header, for example X-Api-Key. */
  readonly headerName: string;
}

/** The token exchange (RFC 8693) to make, for type token_exchange. */
export interface AggregatorTokenExchangeConfig {
  /** Token endpoint of the authorization server. */
  readonly tokenUrl: WebAddress;
  /** Client that asks for the exchange. */
  readonly clientId?: string;
  /** Secret of that client. Prefer clientSecretEnv. */
  readonly clientSecret?: string;
  /** Environment variable that holds the client secret. */
  readonly clientSecretEnv?: string;
  /** Audience of the token asked for. */
  readonly audience?: string;
  /** Scopes of the token asked for. */
  readonly scopes?: readonly string[];
  /**
   * Type of the token that is exchanged, as a URN.
   * Default: "urn:ietf:params:oauth:token-type:access_token".
   */
  readonly subjectTokenType?: string;
  /**
   * Upstream provider whose token is exchanged, instead of the caller's own.
   * Default: The first upstream provider, when an embedded authorization server is configured and this is absent or empty.
   */
  readonly subjectProviderName?: string;
  /**
   * Header that carries the exchanged token.
   * Default: The exchanged token replaces Authorization.
   */
  readonly externalTokenHeaderName?: string;
}

/** The upstream token to send, for type upstream_inject. */
export interface UpstreamInjectConfig {
  /** Upstream provider of the embedded authorization server whose token is sent. */
  readonly providerName: string;
}
