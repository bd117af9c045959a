// Generated from schemas/shared/run/run-remote-auth-config.json by npm run generate. Do not edit.

import type { FilePath } from './file-path.ts';
import type { Port } from './port.ts';
import type { PositiveDuration } from './positive-duration.ts';
import type { WebAddress } from './web-address.ts';

/** How the workload authenticates itself toward a remote server: with OAuth, or with a bearer token. */
export interface RunRemoteAuthConfig {
  /**
   * Signs in at the remote server with OAuth or OpenID Connect.
   * Default: false.
   */
  readonly enabled?: boolean;
  /** Issuer of the authorization server, which is then discovered. */
  readonly issuer?: WebAddress;
  /** Authorization endpoint of a server that cannot be discovered. */
  readonly authorizeUrl?: WebAddress;
  /** Token endpoint of a server that cannot be discovered. */
  readonly tokenUrl?: WebAddress;
  /** OAuth client. Without one the workload registers itself (RFC 7591). */
  readonly clientId?: string;
  /** Secret of that client. Neither PKCE nor dynamic registration needs one. */
  readonly clientSecret?: string;
  /** File that holds the client's secret. */
  readonly clientSecretFile?: FilePath;
  /**
   * Scopes to ask for.
   * Default: openid, profile and email at an OpenID Connect issuer; none elsewhere.
   */
  readonly scopes?: readonly string[];
  /** Resource the token is asked for (RFC 8707): an absolute URI without a fragment. */
  readonly resource?: string;
  /**
   * Port of this machine that the browser comes back to.
   * Default: 8666.
   */
  readonly callbackPort?: Port;
  /**
   * Prints the address to sign in at instead of opening a browser.
   * Default: false.
   */
  readonly skipBrowser?: boolean;
  /**
   * Longest time to wait for the person who signs in.
   * Default: "30s".
   */
  readonly timeout?: PositiveDuration;
  /** Token to send, instead of OAuth. An exported configuration names a file or a variable instead. */
  readonly bearerToken?: string;
  /** File that holds the token to send. */
  readonly bearerTokenFile?: FilePath;
  /** Environment variable that holds the token to send. */
  readonly bearerTokenEnv?: string;
}
