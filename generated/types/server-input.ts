// Generated from schemas/shared/entry/server-input.json by npm run generate. Do not edit.

/** A value that a user of the server may have to give. */
export interface ServerInput {
  /** What the value is for. */
  readonly description?: string;
  /**
   * Whether a value is needed.
   * Default: false.
   */
  readonly isRequired?: boolean;
  /**
   * What kind of value it is. A filepath is a file of the user.
   * Default: "string".
   */
  readonly format?: 'string' | 'number' | 'boolean' | 'filepath';
  /** The value, fixed by the author. Names in braces refer to variables. */
  readonly value?: string;
  /**
   * Whether the value has to be kept secret.
   * Default: false.
   */
  readonly isSecret?: boolean;
  /** The value when the user gives none. */
  readonly default?: string;
  /** An example shown to the user. */
  readonly placeholder?: string;
  /** The values to choose from. */
  readonly choices?: readonly string[];
}
