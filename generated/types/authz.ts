// Generated from schemas/config/authz.json by npm run generate. Do not edit.

import type { Duration } from './duration.ts';
import type { FilePath } from './file-path.ts';
import type { PositiveDuration } from './positive-duration.ts';
import type { WebAddress } from './web-address.ts';

/** Authorization policies in a file of their own, or under a key of a ConfigMap. */
export type AuthorizationFile = AuthorizationFileCommon & (
  | {
    /** Who decides: Cedar policies in this file, or a service that is asked over HTTP. */
    readonly type: 'cedarv1';
    /** The policies and what they know, for type cedarv1. */
    readonly cedar: CedarAuthorization;
    readonly http?: never;
  }
  | {
    /** Who decides: Cedar policies in this file, or a service that is asked over HTTP. */
    readonly type: 'httpv1';
    /** The service that decides, for type httpv1. It is asked in the form of the OpenID AuthZEN Authorization API 1.0; what it does not answer with true is denied. */
    readonly http: HTTPAuthorization;
    readonly cedar?: never;
  }
);

/** Fields of AuthorizationFile that go with every choice. */
export interface AuthorizationFileCommon {
  /** Version of this format. */
  readonly version: '1.0';
  /**
   * Upstream provider of the embedded authorization server whose access token supplies the claims that policies see.
   * Default: When absent or empty, the claims of the token issued by this platform.
   */
  readonly primaryUpstreamProvider?: string;
}

/** The policies and what they know, for type cedarv1. */
export interface CedarAuthorization {
  /** Cedar policies, one string each. What no policy permits is denied. */
  readonly policies: readonly string[];
  /**
   * Cedar entities as a JSON list.
   * Default: "[]".
   */
  readonly entitiesJson?: string;
  /**
   * Claim whose values are the groups of a caller: its whole name, or a path with dots to one inside of others.
   * Default: The first of groups, roles and cognito:groups that the token has.
   */
  readonly groupClaimName?: string;
  /** A further claim whose values count as groups too. */
  readonly roleClaimName?: string;
  /**
   * Type of the entities that those groups are in policies: principal in ClaimGroup::"ops".
   * Default: "ClaimGroup".
   */
  readonly groupEntityType?: string;
}

/** The service that decides, for type httpv1. It is asked in the form of the OpenID AuthZEN Authorization API 1.0; what it does not answer with true is denied. */
export interface HTTPAuthorization {
  /** Address of its endpoint for single evaluations. Lists are asked at the same address with evaluations for the last segment. */
  readonly url: WebAddress;
  /**
   * Longest time to wait for an answer. Without one, the request is denied.
   * Default: "5s".
   */
  readonly timeout?: PositiveDuration;
  /**
   * How long a decision without arguments is remembered; 0s asks every time.
   * Default: "10s".
   */
  readonly rememberFor?: Duration;
  /** Names of the claims that the service is shown. Absent, it is shown all of them. */
  readonly claims?: readonly string[];
  /**
   * Shows the service the arguments of calls and prompts. Every call is then decided anew.
   * Default: false.
   */
  readonly includeArguments?: boolean;
  /**
   * CA bundle that the service is checked against.
   * Default: The system's own CA certificates.
   */
  readonly caBundlePath?: FilePath;
  /** Environment variable that holds the token the service is asked with. */
  readonly bearerTokenEnv?: string;
  /** File that holds the token the service is asked with. It is read again when it changes. */
  readonly bearerTokenFile?: FilePath;
}
