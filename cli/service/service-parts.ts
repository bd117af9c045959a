/** What a service manager runs. */
export interface ServiceParts {
  /** Absolute path of the program, and its arguments. */
  readonly command: readonly [string, ...string[]];
  readonly environment: Readonly<Record<string, string>>;
}
