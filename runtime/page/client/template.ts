import type { ServerInput } from '../../../generated/types/server-input.ts';

/** A value that a person has to give before a configuration works. */
export interface Ask {
  /** As an environment variable is named: `API_KEY`. */
  readonly name: string;
  readonly description?: string | undefined;
  readonly isSecret: boolean;
  readonly choices?: readonly string[] | undefined;
  /** What a value looks like. */
  readonly example?: string | undefined;
}

/** A string of a configuration: parts that are known, and values to ask for. */
export type Template = readonly (string | Ask)[];

/** An input that may have a value made of variables. */
export type TemplatedInput = ServerInput & { readonly variables?: Readonly<Record<string, ServerInput>> };

/** The text of a template, with something in the place of each value that has to be asked for. */
export function fill(template: Template, shown: (ask: Ask) => string): string {
  return template.map((part) => (typeof part === 'string' ? part : shown(part))).join('');
}

export function asksOf(templates: readonly Template[]): readonly Ask[] {
  const asks = templates.flat().filter((part) => typeof part === 'object');
  return [...new Map(asks.map((ask) => [ask.name, ask])).values()];
}

/** The name of a value by which people know it, in capitals: `tenant-id` of `weather` is WEATHER_TENANT_ID. */
export function askName(...parts: readonly string[]): string {
  const name = parts
    .join('_')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_');
  const plain = name.replaceAll(/^_+|_+$/g, '');
  return /^[A-Z]/.test(plain) ? plain : `VALUE_${plain}`.replace(/_$/, '');
}

/** A secret value that is only a scheme before a variable gives nothing away: `Bearer {token}`. */
const schemeAndVariable = /^(Bearer|Basic|Token|ApiKey) \{([A-Za-z0-9_-]+)\}$/i;

/**
 * The value of an input in a configuration: its fixed value, else its default, else a value to ask for where one is required; undefined
 * where it can be left out. A value that is marked secret is never written out, regardless of the rest of the entry.
 */
export function templateOf(input: TemplatedInput, name: string, prefix: string): Template | undefined {
  const { value, variables = {} } = input;
  if (input.isSecret === true) {
    const [, scheme, variable = ''] = schemeAndVariable.exec(value ?? '') ?? [];
    const isKnown = Object.hasOwn(variables, variable);
    if (scheme !== undefined && isKnown) return [`${scheme} `, askFor(input, askName(prefix, variable))];
    return value !== undefined || input.isRequired === true ? [askFor(input, name)] : undefined;
  }
  if (value !== undefined) return expanded(value, variables, prefix);
  if (input.default !== undefined) return [input.default];
  return input.isRequired === true ? [askFor(input, name)] : undefined;
}

/** Replaces names in braces by variables; names without a variable are unchanged. */
export function expanded(
  text: string,
  variables: Readonly<Record<string, ServerInput>> | undefined,
  prefix: string,
): Template {
  return text.split(/(\{[A-Za-z0-9_-]+\})/).flatMap((part): Template => {
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    const variable = name !== undefined && Object.hasOwn(variables ?? {}, name) ? variables?.[name] : undefined;
    if (name === undefined || variable === undefined) return part === '' ? [] : [part];
    const known = variable.isSecret === true ? undefined : (variable.value ?? variable.default);
    return [known ?? askFor(variable, askName(prefix, name))];
  });
}

function askFor({ description, isSecret, choices, placeholder }: ServerInput, name: string): Ask {
  return { name, description, isSecret: isSecret === true, choices, example: placeholder };
}
