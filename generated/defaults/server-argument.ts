// Generated from schemas/shared/entry/server-argument.json by npm run generate. Do not edit.

import { type ServerInputWithDefaults, withServerInputDefaults } from './server-input.ts';
import type { ServerArgument } from '../types/server-argument.ts';

/** An argument of a command line. */
export interface ServerArgumentWithDefaults {
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
  readonly isRepeated: boolean;
  /** What the value is for. */
  readonly description?: string;
  /**
   * Whether a value is needed.
   * Default: false.
   */
  readonly isRequired: boolean;
  /**
   * What kind of value it is. A filepath is a file of the user.
   * Default: "string".
   */
  readonly format: 'string' | 'number' | 'boolean' | 'filepath';
  /** The value, fixed by the author. Names in braces refer to variables. */
  readonly value?: string;
  /**
   * Whether the value has to be kept secret.
   * Default: false.
   */
  readonly isSecret: boolean;
  /** The value when the user gives none. */
  readonly default?: string;
  /** An example shown to the user. */
  readonly placeholder?: string;
  /** The values to choose from. */
  readonly choices?: readonly string[];
  /** What the names in braces refer to. */
  readonly variables?: Readonly<Record<string, ServerInputWithDefaults>>;
}

/** Fills in the static defaults of ServerArgument, below what is present; the input is not changed. */
export function withServerArgumentDefaults(value: ServerArgument): ServerArgumentWithDefaults {
  const others: Omit<ServerArgument, 'variables'> = value;
  const filled: { -readonly [Key in keyof ServerArgumentWithDefaults]: ServerArgumentWithDefaults[Key] } = {
    ...others,
    isRepeated: value.isRepeated ?? false,
    isRequired: value.isRequired ?? false,
    format: value.format ?? 'string',
    isSecret: value.isSecret ?? false,
  };
  if (value.variables !== undefined) filled.variables = Object.fromEntries(Object.entries(value.variables).map(([key, entry]) => [key, withServerInputDefaults(entry)]));
  return filled;
}
