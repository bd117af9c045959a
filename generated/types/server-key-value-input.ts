// Generated from schemas/shared/entry/server-key-value-input.json by npm run generate. Do not edit.

import type { ServerInput } from './server-input.ts';

/** A header or an environment variable of the server. */
export interface ServerKeyValueInput {
  /** Name of the header or variable. */
  name: string;
  /** What the value is for. */
  description?: string;
  /**
   * Whether a value is needed.
   * Default: false.
   */
  isRequired?: boolean;
  /**
   * What kind of value it is. A filepath is a file of the user.
   * Default: "string".
   */
  format?: 'string' | 'number' | 'boolean' | 'filepath';
  /** The value, fixed by the author. Names in braces refer to variables. */
  value?: string;
  /**
   * Whether the value has to be kept secret.
   * Default: false.
   */
  isSecret?: boolean;
  /** The value when the user gives none. */
  default?: string;
  /** An example shown to the user. */
  placeholder?: string;
  /** The values to choose from. */
  choices?: readonly string[];
  /** What the names in braces refer to. */
  variables?: Readonly<Record<string, ServerInput>>;
}
