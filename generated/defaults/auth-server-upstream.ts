// Generated from schemas/shared/auth-server/auth-server-upstream.json by npm run generate. Do not edit.

import { type TokenResponseMappingWithDefaults, withTokenResponseMappingDefaults } from './token-response-mapping.ts';
import { type UserInfoConfigWithDefaults, withUserInfoConfigDefaults } from './user-info-config.ts';
import type { AuthServerOAuth2Upstream, AuthServerOIDCUpstream, AuthServerUpstream } from '../types/auth-server-upstream.ts';
import type { SecureWebAddress } from '../types/secure-web-address.ts';
import type { WebAddress } from '../types/web-address.ts';

/** An identity provider that a running authorization server sends its users to. */
export type AuthServerUpstreamWithDefaults = AuthServerUpstreamWithDefaultsCommon & (
  | {
    /** What the provider speaks. */
    readonly type: 'oidc';
    /** The provider's settings, for type oidc. */
    readonly oidcConfig: AuthServerOIDCUpstreamWithDefaults;
    readonly oauth2Config?: never;
  }
  | {
    /** What the provider speaks. */
    readonly type: 'oauth2';
    /** The provider's settings, for type oauth2. */
    readonly oauth2Config: AuthServerOAuth2UpstreamWithDefaults;
    readonly oidcConfig?: never;
  }
);

/** Fields of AuthServerUpstreamWithDefaults that go with every choice. */
export interface AuthServerUpstreamWithDefaultsCommon {
  /** Name of the provider, which other settings refer to. */
  readonly name: string;
}

/** The provider's settings, for type oidc. */
export interface AuthServerOIDCUpstreamWithDefaults {
  /** Issuer of the provider. */
  readonly issuerUrl: SecureWebAddress;
  /** OAuth client at the provider. */
  readonly clientId: string;
  /** Environment variable that holds the client's secret. A public client with PKCE has none. */
  readonly clientSecretEnv?: string;
  /**
   * Address the provider sends users back to.
   * Default: /oauth/callback under resourceUrl.
   */
  readonly redirectUri?: WebAddress;
  /**
   * Scopes to ask for.
   * Default: ["openid","offline_access"].
   */
  readonly scopes: readonly string[];
  /** User info endpoint to ask instead of the discovered one. */
  readonly userInfoOverride?: UserInfoConfigWithDefaults;
}

/** The provider's settings, for type oauth2. */
export interface AuthServerOAuth2UpstreamWithDefaults {
  /** Address users are sent to. */
  readonly authorizationEndpoint: WebAddress;
  /** Address codes are exchanged for tokens at. */
  readonly tokenEndpoint: WebAddress;
  /** How to learn who the user is. */
  readonly userInfo: UserInfoConfigWithDefaults;
  /** OAuth client at the provider. */
  readonly clientId: string;
  /** Environment variable that holds the client's secret. */
  readonly clientSecretEnv?: string;
  /**
   * Address the provider sends users back to.
   * Default: /oauth/callback under resourceUrl.
   */
  readonly redirectUri?: WebAddress;
  /** Scopes to ask for. */
  readonly scopes?: readonly string[];
  /** Where an unusual token response keeps its values. */
  readonly tokenResponseMapping?: TokenResponseMappingWithDefaults;
}

/** Fills in the static defaults of AuthServerUpstream, below what is present; the input is not changed. */
export function withAuthServerUpstreamDefaults(value: AuthServerUpstream): AuthServerUpstreamWithDefaults {
  return {
    ...value,
    ...(value.oidcConfig === undefined ? {} : { oidcConfig: withAuthServerOIDCUpstreamDefaults(value.oidcConfig) }),
    ...(value.oauth2Config === undefined ? {} : { oauth2Config: withAuthServerOAuth2UpstreamDefaults(value.oauth2Config) }),
  } as AuthServerUpstreamWithDefaults;
}

/** Fills in the static defaults of AuthServerOIDCUpstream, below what is present; the input is not changed. */
export function withAuthServerOIDCUpstreamDefaults(value: AuthServerOIDCUpstream): AuthServerOIDCUpstreamWithDefaults {
  const others: Omit<AuthServerOIDCUpstream, 'userInfoOverride'> = value;
  const filled: { -readonly [Key in keyof AuthServerOIDCUpstreamWithDefaults]: AuthServerOIDCUpstreamWithDefaults[Key] } = {
    ...others,
    scopes: value.scopes ?? ['openid', 'offline_access'],
  };
  if (value.userInfoOverride !== undefined) filled.userInfoOverride = withUserInfoConfigDefaults(value.userInfoOverride);
  return filled;
}

/** Fills in the static defaults of AuthServerOAuth2Upstream, below what is present; the input is not changed. */
export function withAuthServerOAuth2UpstreamDefaults(value: AuthServerOAuth2Upstream): AuthServerOAuth2UpstreamWithDefaults {
  const others: Omit<AuthServerOAuth2Upstream, 'tokenResponseMapping'> = value;
  const filled: { -readonly [Key in keyof AuthServerOAuth2UpstreamWithDefaults]: AuthServerOAuth2UpstreamWithDefaults[Key] } = {
    ...others,
    userInfo: withUserInfoConfigDefaults(value.userInfo),
  };
  if (value.tokenResponseMapping !== undefined) filled.tokenResponseMapping = withTokenResponseMappingDefaults(value.tokenResponseMapping);
  return filled;
}
