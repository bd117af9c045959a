// Generated from schemas/shared/auth-server/embedded-auth-server-config.json by npm run generate. Do not edit.

import { type RedisStorageConfigWithDefaults, withRedisStorageConfigDefaults } from './redis-storage-config.ts';
import { type TokenLifespanConfigWithDefaults, withTokenLifespanConfigDefaults } from './token-lifespan-config.ts';
import { type TokenResponseMappingWithDefaults, withTokenResponseMappingDefaults } from './token-response-mapping.ts';
import { type UserInfoConfigWithDefaults, withUserInfoConfigDefaults } from './user-info-config.ts';
import type { AuthServerStorageConfig, EmbeddedAuthServerConfig, OAuth2UpstreamConfig, OIDCUpstreamConfig, UpstreamProviderConfig } from '../types/embedded-auth-server-config.ts';
import type { SecretKeyRef } from '../types/secret-key-ref.ts';
import type { SecureWebAddress } from '../types/secure-web-address.ts';
import type { WebAddress } from '../types/web-address.ts';

/** An authorization server inside the workload, which lets users sign in with upstream identity providers. */
export interface EmbeddedAuthServerConfigWithDefaults {
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
  readonly signingKeySecretRefs?: readonly SecretKeyRef[];
  /**
   * Secrets of at least 32 random bytes for codes and refresh tokens. The first is current, the others only verify.
   * Default: an ephemeral secret.
   */
  readonly hmacSecretRefs?: readonly SecretKeyRef[];
  /** How long tokens are valid. */
  readonly tokenLifespans?: TokenLifespanConfigWithDefaults;
  /** Identity providers. MCPServer and MCPRemoteProxy take one, VirtualMCPServer several. */
  readonly upstreamProviders: readonly UpstreamProviderConfigWithDefaults[];
  /** Where the authorization server keeps its state. */
  readonly storage?: AuthServerStorageConfigWithDefaults;
}

/** One identity provider. */
export type UpstreamProviderConfigWithDefaults = UpstreamProviderConfigWithDefaultsCommon & (
  | {
    /** Protocol of the provider. */
    readonly type: 'oidc';
    /** A provider that speaks OIDC. */
    readonly oidcConfig: OIDCUpstreamConfigWithDefaults;
    readonly oauth2Config?: never;
  }
  | {
    /** Protocol of the provider. */
    readonly type: 'oauth2';
    /** A provider that speaks plain OAuth 2.0. */
    readonly oauth2Config: OAuth2UpstreamConfigWithDefaults;
    readonly oidcConfig?: never;
  }
);

/** Fields of UpstreamProviderConfigWithDefaults that go with every choice. */
export interface UpstreamProviderConfigWithDefaultsCommon {
  /** Name of the provider. */
  readonly name: string;
}

/** A provider that speaks OIDC. */
export interface OIDCUpstreamConfigWithDefaults {
  /** Issuer URL of the provider. */
  readonly issuerUrl: SecureWebAddress;
  /** Client ID at the provider. */
  readonly clientId: string;
  /** The Secret key that holds the client secret; public clients with PKCE have none. */
  readonly clientSecretRef?: SecretKeyRef;
  /**
   * Callback of this server at the provider.
   * Default: {resourceUrl}/oauth/callback.
   */
  readonly redirectUri?: WebAddress;
  /**
   * Scopes to ask for.
   * Default: ["openid","offline_access"].
   */
  readonly scopes: readonly string[];
  /** How to learn who the user is, instead of what discovery says. */
  readonly userInfoOverride?: UserInfoConfigWithDefaults;
}

/** A provider that speaks plain OAuth 2.0. */
export interface OAuth2UpstreamConfigWithDefaults {
  /** Where users sign in. */
  readonly authorizationEndpoint: WebAddress;
  /** Where codes become tokens. */
  readonly tokenEndpoint: WebAddress;
  /** How to learn who the user is. */
  readonly userInfo: UserInfoConfigWithDefaults;
  /** Client ID at the provider. */
  readonly clientId: string;
  /** The Secret key that holds the client secret. */
  readonly clientSecretRef?: SecretKeyRef;
  /**
   * Callback of this server at the provider.
   * Default: {resourceUrl}/oauth/callback.
   */
  readonly redirectUri?: WebAddress;
  /** Scopes to ask for. */
  readonly scopes?: readonly string[];
  /** Where the fields of an unusual token answer are. */
  readonly tokenResponseMapping?: TokenResponseMappingWithDefaults;
}

/** Where the authorization server keeps its state. */
export type AuthServerStorageConfigWithDefaults =
  | {
    /**
     * Kind of the store.
     * Default: "memory".
     */
    readonly type: 'memory';
    readonly redis?: never;
  }
  | {
    /**
     * Kind of the store.
     * Default: "memory".
     */
    readonly type: 'redis';
    /** Settings of type redis. */
    readonly redis: RedisStorageConfigWithDefaults;
  };

/** Fills in the static defaults of EmbeddedAuthServerConfig, below what is present; the input is not changed. */
export function withEmbeddedAuthServerConfigDefaults(value: EmbeddedAuthServerConfig): EmbeddedAuthServerConfigWithDefaults {
  const others: Omit<EmbeddedAuthServerConfig, 'tokenLifespans' | 'storage'> = value;
  const filled: { -readonly [Key in keyof EmbeddedAuthServerConfigWithDefaults]: EmbeddedAuthServerConfigWithDefaults[Key] } = {
    ...others,
    upstreamProviders: value.upstreamProviders.map((item) => withUpstreamProviderConfigDefaults(item)),
  };
  if (value.tokenLifespans !== undefined) filled.tokenLifespans = withTokenLifespanConfigDefaults(value.tokenLifespans);
  if (value.storage !== undefined) filled.storage = withAuthServerStorageConfigDefaults(value.storage);
  return filled;
}

/** Fills in the static defaults of UpstreamProviderConfig, below what is present; the input is not changed. */
export function withUpstreamProviderConfigDefaults(value: UpstreamProviderConfig): UpstreamProviderConfigWithDefaults {
  return {
    ...value,
    ...(value.oidcConfig === undefined ? {} : { oidcConfig: withOIDCUpstreamConfigDefaults(value.oidcConfig) }),
    ...(value.oauth2Config === undefined ? {} : { oauth2Config: withOAuth2UpstreamConfigDefaults(value.oauth2Config) }),
  } as UpstreamProviderConfigWithDefaults;
}

/** Fills in the static defaults of OIDCUpstreamConfig, below what is present; the input is not changed. */
export function withOIDCUpstreamConfigDefaults(value: OIDCUpstreamConfig): OIDCUpstreamConfigWithDefaults {
  const others: Omit<OIDCUpstreamConfig, 'userInfoOverride'> = value;
  const filled: { -readonly [Key in keyof OIDCUpstreamConfigWithDefaults]: OIDCUpstreamConfigWithDefaults[Key] } = {
    ...others,
    scopes: value.scopes ?? ['openid', 'offline_access'],
  };
  if (value.userInfoOverride !== undefined) filled.userInfoOverride = withUserInfoConfigDefaults(value.userInfoOverride);
  return filled;
}

/** Fills in the static defaults of OAuth2UpstreamConfig, below what is present; the input is not changed. */
export function withOAuth2UpstreamConfigDefaults(value: OAuth2UpstreamConfig): OAuth2UpstreamConfigWithDefaults {
  const others: Omit<OAuth2UpstreamConfig, 'tokenResponseMapping'> = value;
  const filled: { -readonly [Key in keyof OAuth2UpstreamConfigWithDefaults]: OAuth2UpstreamConfigWithDefaults[Key] } = {
    ...others,
    userInfo: withUserInfoConfigDefaults(value.userInfo),
  };
  if (value.tokenResponseMapping !== undefined) filled.tokenResponseMapping = withTokenResponseMappingDefaults(value.tokenResponseMapping);
  return filled;
}

/** Fills in the static defaults of AuthServerStorageConfig, below what is present; the input is not changed. */
export function withAuthServerStorageConfigDefaults(value: AuthServerStorageConfig): AuthServerStorageConfigWithDefaults {
  return {
    ...value,
    type: value.type ?? 'memory',
    ...(value.redis === undefined ? {} : { redis: withRedisStorageConfigDefaults(value.redis) }),
  } as AuthServerStorageConfigWithDefaults;
}
