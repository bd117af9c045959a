// Generated from schemas/shared/auth-server/auth-server-upstream.json by npm run generate. Do not edit.

import type { SecureWebAddress } from './secure-web-address.ts';
import type { TokenResponseMapping } from './token-response-mapping.ts';
import type { UserInfoConfig } from './user-info-config.ts';
import type { WebAddress } from './web-address.ts';

/** An identity provider that a running authorization server sends its users to. */
export type AuthServerUpstream = AuthServerUpstreamCommon & (
  | {
    /** What the provider speaks. */
    readonly type: 'oidc';
    /** The provider's settings, for type oidc. */
    readonly oidcConfig: AuthServerOIDCUpstream;
    readonly oauth2Config?: never;
  }
  | {
    /** What the provider speaks. */
    readonly type: 'oauth2';
    /** The provider's settings, for type oauth2. */
    readonly oauth2Config: AuthServerOAuth2Upstream;
    readonly oidcConfig?: never;
  }
);

/** Fields of AuthServerUpstream that go with every choice. */
export interface AuthServerUpstreamCommon {
  /** Name of the provider, which other settings refer to. */
  readonly name: string;
}

/** The provider's settings, for type oidc. */
export interface AuthServerOIDCUpstream {
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
  readonly scopes?: readonly string[];
  /** User info endpoint to ask instead of the discovered one. */
  readonly userInfoOverride?: UserInfoConfig;
}

/** The provider's settings, for type oauth2. */
export interface AuthServerOAuth2Upstream {
  /** Address users are sent to. */
  readonly authorizationEndpoint: WebAddress;
  /** Address codes are exchanged for tokens at. */
  readonly tokenEndpoint: WebAddress;
  /** How to learn who the user is. */
  readonly userInfo: UserInfoConfig;
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
  readonly tokenResponseMapping?: TokenResponseMapping;
}
