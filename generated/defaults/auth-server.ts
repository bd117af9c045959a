// Generated from schemas/config/auth-server.json by npm run generate. Do not edit.

import { type AuthServerStorageWithDefaults, withAuthServerStorageDefaults } from './auth-server-storage.ts';
import { type AuthServerUpstreamWithDefaults, withAuthServerUpstreamDefaults } from './auth-server-upstream.ts';
import { type TokenLifespanConfigWithDefaults, withTokenLifespanConfigDefaults } from './token-lifespan-config.ts';
import type { AuthServerConfig } from '../types/auth-server.ts';

/** Configuration of an embedded authorization server as its process loads it: secrets are in files and environment variables. */
export interface AuthServerConfigWithDefaults {
  /** Issuer of the tokens: an HTTPS URL, or HTTP on this machine, without query, fragment or slash at the end. */
  readonly issuer: string;
  /**
   * Base of the authorization endpoint, where browsers reach the server at another address than the issuer.
   * Default: The issuer.
   */
  readonly authorizationEndpointBaseUrl?: string;
  /**
   * Paths of the private keys in PEM. The first signs, the others only verify.
   * Default: A key that is lost at the next start. For development only.
   */
  readonly signingKeyFiles?: readonly string[];
  /**
   * Paths of the secrets behind codes and refresh tokens, each of at least 32 random bytes. The first is used, the others only verify.
   * Default: A secret that is lost at the next start. For development only.
   */
  readonly hmacSecretFiles?: readonly string[];
  /** How long tokens are valid. */
  readonly tokenLifespans?: TokenLifespanConfigWithDefaults;
  /** Identity providers that users sign in at. */
  readonly upstreamProviders: readonly AuthServerUpstreamWithDefaults[];
  /** Where sessions and clients are kept. */
  readonly storage?: AuthServerStorageWithDefaults;
  /** Resources that tokens may be asked for. */
  readonly allowedAudiences: readonly string[];
  /**
   * Scopes that clients may ask for.
   * Default: openid, profile, email and offline_access.
   */
  readonly scopesSupported?: readonly string[];
  /**
   * Public URL of the server that is protected; the callback of the providers is below it.
   * Default: The issuer.
   */
  readonly resourceUrl?: string;
}

/** Fills in the static defaults of AuthServerConfig, below what is present; the input is not changed. */
export function withAuthServerConfigDefaults(value: AuthServerConfig): AuthServerConfigWithDefaults {
  const others: Omit<AuthServerConfig, 'tokenLifespans' | 'storage'> = value;
  const filled: { -readonly [Key in keyof AuthServerConfigWithDefaults]: AuthServerConfigWithDefaults[Key] } = {
    ...others,
    upstreamProviders: value.upstreamProviders.map((item) => withAuthServerUpstreamDefaults(item)),
  };
  if (value.tokenLifespans !== undefined) filled.tokenLifespans = withTokenLifespanConfigDefaults(value.tokenLifespans);
  if (value.storage !== undefined) filled.storage = withAuthServerStorageDefaults(value.storage);
  return filled;
}
