// Generated from schemas/config/auth-server.json by npm run generate. Do not edit.

import type { AuthServerStorage } from './auth-server-storage.ts';
import type { AuthServerUpstream } from './auth-server-upstream.ts';
import type { TokenLifespanConfig } from './token-lifespan-config.ts';

/** Configuration of an embedded authorization server as its process loads it: secrets are in files and environment variables. */
export interface AuthServerConfig {
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
  readonly tokenLifespans?: TokenLifespanConfig;
  /** Identity providers that users sign in at. */
  readonly upstreamProviders: readonly AuthServerUpstream[];
  /** Where sessions and clients are kept. */
  readonly storage?: AuthServerStorage;
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
