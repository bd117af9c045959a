// Generated from schemas/shared/entry/server-argument.json by npm run generate. Do not edit.

import type { ServerInput } from './server-input.ts';

/** An argument of a command line. */
export interface ServerArgument {
  /** positional has no name, named follows its name. */
  readonly type: 'positional' | 'named';
  /** Name of the argument with its dashes, for type named. */
  readonly name?: string;
  /** Label of the value, for type positional. It is not part of the command line. */
  readonly valueHint?: string;
  /**
   * Whether it may occur more than once.
   * Default: false.
   */
  readonly isRepeated?: boolean;
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
  /** What the names in braces refer to. */
  readonly variables?: Readonly<Record<string, ServerInput>>;
}
