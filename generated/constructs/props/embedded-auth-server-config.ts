// Generated from schemas/shared/auth-server/embedded-auth-server-config.json by npm run generate. Do not edit.

import type { RedisStorageConfigProps } from './redis-storage-config.ts';
import type { SecretKeyRefProps } from './secret-key-ref.ts';
import type { SecureWebAddress } from '../../types/secure-web-address.ts';
import type { TokenLifespanConfig } from '../../types/token-lifespan-config.ts';
import type { TokenResponseMapping } from '../../types/token-response-mapping.ts';
import type { UserInfoConfig } from '../../types/user-info-config.ts';
import type { WebAddress } from '../../types/web-address.ts';

/** An authorization server inside the workload, which lets users sign in with upstream identity providers. */
export interface EmbeddedAuthServerConfigProps {
  /** Issuer of the tokens: an https URL, or http on localhost, without query, fragment or trailing slash (RFC 8414). */
  readonly issuer: string;
  /**
   * Base of the authorization endpoint alone, where browsers reach it under another address.
   * Default: the issuer.
   */
  readonly authorizationEndpointBaseUrl?: string;
  /**
   * Signing keys in PEM. The first signs, the others only verify. Without any a key is made at every start: for development only.
   * Default: an ephemeral key.
   */
  readonly signingKeySecretRefs?: readonly SecretKeyRefProps[];
  /**
   * Secrets of at least 32 random bytes for codes and refresh tokens. The first is current, the others only verify.
   * Default: an ephemeral secret.
   */
  readonly hmacSecretRefs?: readonly SecretKeyRefProps[];
  /** How long tokens are valid. */
  readonly tokenLifespans?: TokenLifespanConfig;
  /** Identity providers. MCPServer and MCPRemoteProxy take one, VirtualMCPServer several. */
  readonly upstreamProviders: readonly UpstreamProviderConfigProps[];
  /** Where the authorization server keeps its state. */
  readonly storage?: AuthServerStorageConfigProps;
}

/** One identity provider. */
export type UpstreamProviderConfigProps = UpstreamProviderConfigPropsCommon & (
  | {
    /** Protocol of the provider. */
    readonly type: 'oidc';
    /** A provider that speaks OIDC. */
    readonly oidcConfig: OIDCUpstreamConfigProps;
    readonly oauth2Config?: never;
  }
  | {
    /** Protocol of the provider. */
    readonly type: 'oauth2';
    /** A provider that speaks plain OAuth 2.0. */
    readonly oauth2Config: OAuth2UpstreamConfigProps;
    readonly oidcConfig?: never;
  }
);

/** Fields of UpstreamProviderConfigProps that go with every choice. */
export interface UpstreamProviderConfigPropsCommon {
  /** Name of the provider. */
  readonly name: string;
}

/** A provider that speaks OIDC. */
export interface OIDCUpstreamConfigProps {
  /** Issuer URL of the provider. */
  readonly issuerUrl: SecureWebAddress;
  /** Client ID at the provider. */
  readonly clientId: string;
  /** The Secret key that holds the client secret; public clients with PKCE have none. */
  readonly clientSecretRef?: SecretKeyRefProps;
  /**
   * Callback of this server at the provider.
   * Default: {resourceUrl}/oauth/callback.
   */
  readonly redirectUri?: WebAddress;
  /**
   * Scopes to ask for.
   * Default: ["openid","offline_access"].
   */
  readonly scopes?: readonly string[];
  /** How to learn who the user is, instead of what discovery says. */
  readonly userInfoOverride?: UserInfoConfig;
}

/** A provider that speaks plain OAuth 2.0. */
export interface OAuth2UpstreamConfigProps {
  /** Where users sign in. */
  readonly authorizationEndpoint: WebAddress;
  /** Where codes become tokens. */
  readonly tokenEndpoint: WebAddress;
  /** How to learn who the user is. */
  readonly userInfo: UserInfoConfig;
  /** Client ID at the provider. */
  readonly clientId: string;
  /** The Secret key that holds the client secret. */
  readonly clientSecretRef?: SecretKeyRefProps;
  /**
   * Callback of this server at the provider.
   * Default: {resourceUrl}/oauth/callback.
   */
  readonly redirectUri?: WebAddress;
  /** Scopes to ask for. */
  readonly scopes?: readonly string[];
  /** Where the fields of an unusual token answer are. */
  readonly tokenResponseMapping?: TokenResponseMapping;
}

/** Where the authorization server keeps its state. */
export type AuthServerStorageConfigProps =
  | {
    /**
     * Kind of the store.
     * Default: "memory".
     */
    readonly type?: 'memory';
    readonly redis?: never;
  }
  | {
    /**
     * Kind of the store.
     * Default: "memory".
     */
    readonly type: 'redis';
    /** Settings of type redis. */
    readonly redis: RedisStorageConfigProps;
  };
