// Generated from schemas/shared/entry/server-argument.json by npm run generate. Do not edit.

import type { ServerInput } from './server-input.ts';

/** An argument of a command line. */
export interface ServerArgument {
  /** positional has no name, named follows its name. */
  type: 'positional' | 'named';
  /** Name of the argument with its dashes, for type named. */
  name?: string;
  /** Label of the value, for type positional. It is not part of the command line. */
  valueHint?: string;
  /**
   * Whether it may occur more than once.
   * Default: false.
   */
  isRepeated?: boolean;
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
