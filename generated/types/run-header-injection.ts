// Generated from schemas/shared/run/run-header-injection.json by npm run generate. Do not edit.

/** A header with a secret value, sent to the backend. */
export interface RunHeaderInjection {
  /** Name of the header. */
  readonly headerName: string;
  /** Environment variable that holds the value. */
  readonly valueEnv: string;
}
