// Generated from schemas/shared/workload/env-var.json by npm run generate. Do not edit.

/** An environment variable with a plain value. */
export interface EnvVar {
  /** Name of the variable. */
  readonly name: string;
  /** Value of the variable. For secret values use secrets. */
  readonly value: string;
}
