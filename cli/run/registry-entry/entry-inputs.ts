import type { ServerArgument } from '../../../generated/types/server-argument.ts';
import type { ServerInput } from '../../../generated/types/server-input.ts';
import type { ServerKeyValueInput } from '../../../generated/types/server-key-value-input.ts';

type Variables = Readonly<Record<string, ServerInput>>;

/** Something that an entry asks its user for, and that nobody gave. */
export interface MissingInput {
  readonly name: string;
  readonly kind: 'variable' | 'header' | 'argument' | 'part of the address';
  readonly isSecret: boolean;
  readonly description: string | undefined;
}

/** The value of an input: undefined where it needs none. `missing`: what it needs and does not have. */
type InputValue = { readonly value: string | undefined } | { readonly missing: string };

/** The value that the author of an entry fixed or proposes, with the variables in it replaced by theirs. */
export function valueOfInput(input: ServerInput & { readonly variables?: Variables }, name: string): InputValue {
  const { value, default: proposed, isRequired = false, variables = {} } = input;
  if (value !== undefined) return filledIn(value, variables);
  if (proposed !== undefined && proposed !== '') return { value: proposed };
  return isRequired ? { missing: name } : { value: undefined };
}

/** A string of an entry with `{names}` replaced; names that the entry does not declare are left as they are. */
export function filledIn(text: string, variables: Variables): InputValue {
  let missing: string | undefined;
  const value = text.replaceAll(/\{([A-Za-z_][A-Za-z0-9_]*)\}/g, (whole, name: string) => {
    const variable = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (variable === undefined) return whole;
    const found = variable.value ?? variable.default;
    if (found === undefined && variable.isRequired === true) missing ??= name;
    return found ?? '';
  });
  return missing === undefined ? { value } : { missing };
}

/** The values of variables or headers that the user did not give, and those that the user has to give. */
export function pairsOf(
  inputs: readonly ServerKeyValueInput[],
  kind: 'variable' | 'header',
  isGiven: (name: string) => boolean,
): { readonly values: Readonly<Record<string, string>>; readonly missing: readonly MissingInput[] } {
  const values: [string, string][] = [];
  const missing: MissingInput[] = [];
  for (const input of inputs) {
    if (isGiven(input.name)) continue;
    const found = valueOfInput(input, input.name);
    const { name, isSecret: isMarked = false, description } = input;
    const isSecret = isMarked || Object.values(input.variables ?? {}).some((variable) => variable.isSecret === true);
    if ('missing' in found) missing.push({ name, kind, isSecret, description });
    else if (found.value !== undefined) values.push([name, found.value]);
  }
  return { values: Object.fromEntries(values), missing };
}

/**
 * The arguments of a package. What its author fixed is always there; what the user gives after `--` takes the place of what the author
 * proposes or asks for.
 */
export function argumentsOf(
  inputs: readonly ServerArgument[],
  given: readonly string[],
): { readonly args: readonly string[]; readonly missing: readonly MissingInput[] } {
  const args: string[] = [];
  const missing: MissingInput[] = [];
  for (const input of inputs) {
    const { type, name = '', valueHint = '', isSecret = false, description } = input;
    const isFixed = input.value !== undefined;
    if (!isFixed && given.length > 0) continue;
    const shown = type === 'named' ? name : valueHint;
    const found = valueOfInput(input, shown);
    if ('missing' in found) {
      missing.push({ name: shown, kind: 'argument', isSecret, description });
      continue;
    }
    if (found.value === undefined) continue;
    if (type !== 'named') args.push(found.value);
    else if (input.format === 'boolean') args.push(...(found.value === 'true' ? [name] : []));
    else args.push(name, found.value);
  }
  return { args: [...args, ...given], missing };
}
