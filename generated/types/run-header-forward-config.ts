// Generated from schemas/shared/run/run-header-forward-config.json by npm run generate. Do not edit.

/** Headers added to every request to a remote server. */
export interface RunHeaderForwardConfig {
  /** Headers with their values. Nothing secret belongs here. */
  readonly plaintext?: Readonly<Record<string, string>>;
  /** Headers whose values the secrets manager holds: the secret's name by header name. */
  readonly fromSecret?: Readonly<Record<string, string>>;
  /** Headers whose values are in environment variables, by header name. */
  readonly fromEnv?: Readonly<Record<string, string>>;
}
