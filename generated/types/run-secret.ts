// Generated from schemas/shared/run/run-secret.json by npm run generate. Do not edit.

/** A secret and the variable it becomes. */
export interface RunSecret {
  /** Name of the secret, in the secrets manager. */
  readonly name: string;
  /** Environment variable that holds it. */
  readonly target: string;
}
