import type { AuthorizationServer } from 'oauth4webapi';
import { isJsonObject, parseJsonObject } from '../../identity/json-object.ts';

/** A client of an authorization server, as it was named or registered. It is of use at that server alone. */
export interface StoredClient {
  readonly id: string;
  /** Absent for public clients, and for those whose secret is in a file of the person. */
  readonly secret?: string;
  /** When the secret ends, in seconds since 1970. */
  readonly secretExpiresAt?: number;
  /** `none`, `client_secret_basic` or `client_secret_post`. */
  readonly method: string;
  /** Where the registration can be removed (RFC 7592), with what. */
  readonly registration?: { readonly uri: string; readonly token: string };
  /** The address that was registered. */
  readonly redirectUri?: string;
}

/** A sign-in at a remote server: all that refreshing its token takes. It is kept in the store of secrets. */
export interface StoredLogin {
  readonly format: 1;
  /** The server that the token is for. A workload with another address does not get it. */
  readonly remoteUrl: string;
  readonly resource: string;
  readonly scopes: readonly string[];
  /** Of the authorization server: what refreshing and revoking takes. */
  readonly server: Pick<AuthorizationServer, 'issuer' | 'token_endpoint' | 'revocation_endpoint'>;
  readonly client: StoredClient;
  readonly accessToken: string;
  readonly refreshToken?: string;
  /** When the access token ends, in milliseconds since 1970; absent where nobody said. */
  readonly expiresAt?: number;
  /** Since when the refresh token is refused: somebody has to sign in again. */
  readonly endedBecause?: string;
}

/** The name of a login among the secrets. No secret of a person has a slash in its name. */
export function loginName(workload: string): string {
  return `login/${workload}`;
}

/** Reads a login; undefined where a string is none. */
export function readLogin(text: string): StoredLogin | undefined {
  const value = parseJsonObject(text);
  if (value === undefined || value['format'] !== 1) return undefined;
  const { remoteUrl, resource, scopes, server, accessToken, refreshToken, expiresAt, endedBecause } = value;
  const client = clientIn(value['client']);
  if (typeof remoteUrl !== 'string' || typeof resource !== 'string' || typeof accessToken !== 'string')
    return undefined;
  if (client === undefined || !Array.isArray(scopes) || !isJsonObject(server)) return undefined;
  const { issuer, token_endpoint: tokenEndpoint, revocation_endpoint: revocation } = server;
  if (typeof issuer !== 'string' || typeof tokenEndpoint !== 'string') return undefined;
  return {
    format: 1,
    remoteUrl,
    resource,
    scopes: scopes.filter((each) => typeof each === 'string'),
    server: {
      issuer,
      token_endpoint: tokenEndpoint,
      ...(typeof revocation === 'string' ? { revocation_endpoint: revocation } : {}),
    },
    client,
    accessToken,
    ...(typeof refreshToken === 'string' ? { refreshToken } : {}),
    ...(typeof expiresAt === 'number' ? { expiresAt } : {}),
    ...(typeof endedBecause === 'string' ? { endedBecause } : {}),
  };
}

function clientIn(value: unknown): StoredClient | undefined {
  if (!isJsonObject(value)) return undefined;
  const { id, secret, secretExpiresAt, method, registration, redirectUri } = value;
  if (typeof id !== 'string' || typeof method !== 'string') return undefined;
  const uri: unknown = isJsonObject(registration) ? registration['uri'] : undefined;
  const token: unknown = isJsonObject(registration) ? registration['token'] : undefined;
  return {
    id,
    method,
    ...(typeof secret === 'string' ? { secret } : {}),
    ...(typeof secretExpiresAt === 'number' ? { secretExpiresAt } : {}),
    ...(typeof uri === 'string' && typeof token === 'string' ? { registration: { uri, token } } : {}),
    ...(typeof redirectUri === 'string' ? { redirectUri } : {}),
  };
}
