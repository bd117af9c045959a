// Generated from schemas/shared/entry/server-key-value-input.json by npm run generate. Do not edit.

import { type ServerInputWithDefaults, withServerInputDefaults } from './server-input.ts';
import type { ServerKeyValueInput } from '../types/server-key-value-input.ts';

/** A header or an environment variable of the server. */
export interface ServerKeyValueInputWithDefaults {
  /** Name of the header or variable. */
  readonly name: string;
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

/** Fills in the static defaults of ServerKeyValueInput, below what is present; the input is not changed. */
export function withServerKeyValueInputDefaults(value: ServerKeyValueInput): ServerKeyValueInputWithDefaults {
  const others: Omit<ServerKeyValueInput, 'variables'> = value;
  const filled: { -readonly [Key in keyof ServerKeyValueInputWithDefaults]: ServerKeyValueInputWithDefaults[Key] } = {
    ...others,
    isRequired: value.isRequired ?? false,
    format: value.format ?? 'string',
    isSecret: value.isSecret ?? false,
  };
  if (value.variables !== undefined) filled.variables = Object.fromEntries(Object.entries(value.variables).map(([key, entry]) => [key, withServerInputDefaults(entry)]));
  return filled;
}
