// Generated from schemas/config/authz.json by npm run generate. Do not edit.

/** Authorization policies in a file of their own, or under a key of a ConfigMap. */
export interface AuthorizationFile {
  /** Version of this format. */
  version: '1.0';
  /** Language of the policies. */
  type: 'cedarv1';
  /** The policies and what they know. */
  cedar: CedarAuthorization;
  /**
   * Upstream provider of the embedded authorization server whose access token supplies the claims that policies see.
   * Default: When absent or empty, the claims of the token issued by this platform.
   */
  primaryUpstreamProvider?: string;
}

/** The policies and what they know. */
export interface CedarAuthorization {
  /** Cedar policies, each a text of its own. What no policy permits is denied. */
  policies: readonly string[];
  /**
   * Cedar entities as a JSON list.
   * Default: "[]".
   */
  entitiesJson?: string;
}
