// Generated from schemas/shared/auth-server/auth-server-ref.json by npm run generate. Do not edit.

/** The embedded authorization server that clients sign in with. */
export interface AuthServerRef {
  /**
   * Kind of the target.
   * Default: "MCPExternalAuthConfig".
   */
  readonly kind?: 'MCPExternalAuthConfig';
  /** Name of an MCPExternalAuthConfig of type embeddedAuthServer. */
  readonly name: string;
}
