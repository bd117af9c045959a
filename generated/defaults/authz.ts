// Generated from schemas/config/authz.json by npm run generate. Do not edit.

import type { AuthorizationFile, CedarAuthorization } from '../types/authz.ts';

/** Authorization policies in a file of their own, or under a key of a ConfigMap. */
export interface AuthorizationFileWithDefaults {
  /** Version of this format. */
  version: '1.0';
  /** Language of the policies. */
  type: 'cedarv1';
  /** The policies and what they know. */
  cedar: CedarAuthorizationWithDefaults;
  /**
   * Upstream provider of the embedded authorization server whose access token supplies the claims that policies see.
   * Default: When absent or empty, the claims of the token issued by this platform.
   */
  primaryUpstreamProvider?: string;
}

/** The policies and what they know. */
export interface CedarAuthorizationWithDefaults {
  /** Cedar policies, each a text of its own. What no policy permits is denied. */
  policies: readonly string[];
  /**
   * Cedar entities as a JSON list.
   * Default: "[]".
   */
  entitiesJson: string;
}

/** Fills in the static defaults of AuthorizationFile, below what is present; the input is not changed. */
export function withAuthorizationFileDefaults(value: AuthorizationFile): AuthorizationFileWithDefaults {
  return {
    ...value,
    cedar: withCedarAuthorizationDefaults(value.cedar),
  };
}

/** Fills in the static defaults of CedarAuthorization, below what is present; the input is not changed. */
export function withCedarAuthorizationDefaults(value: CedarAuthorization): CedarAuthorizationWithDefaults {
  return {
    ...value,
    entitiesJson: value.entitiesJson ?? '[]',
  };
}
