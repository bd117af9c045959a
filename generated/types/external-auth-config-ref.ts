// Generated from schemas/shared/credentials/external-auth-config-ref.json by npm run generate. Do not edit.

/** The MCPExternalAuthConfig of the same namespace to use. */
export interface ExternalAuthConfigRef {
  /** Name of the MCPExternalAuthConfig. */
  readonly name: string;
}
