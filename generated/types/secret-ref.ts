// Generated from schemas/shared/secret-ref.json by npm run generate. Do not edit.

/** A Secret value that is set as an environment variable. */
export interface SecretRef {
  /** Name of the Secret. */
  name: string;
  /** Key inside the Secret. */
  key: string;
  /**
   * Name of the environment variable.
   * Default: the key.
   */
  targetEnvName?: string;
}
