/** The shell that puts secrets into the environment of a server, inside of its container. */
export const shell = '/bin/sh';

/**
 * Reads one line, which sets and exports variables, and becomes the server. `$n` is the end of a line: values may hold some, and the line
 * must not.
 */
const script = 'n="\n"; IFS= read -r line && eval "$line" && unset n line && exec "$@"';

/** An entry point that takes secrets from the standard input before it starts the server with `program` and its arguments. */
export function entrypointWithSecrets(program: readonly string[]): readonly string[] {
  return [shell, '-c', script, 'sh', ...program];
}

/** A name that a shell takes for a variable. */
const variableName = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** The names that no shell can set. */
export function unusableNames(variables: Readonly<Record<string, string>>): readonly string[] {
  return Object.keys(variables).filter((name) => !variableName.test(name));
}

/**
 * The line that sets variables, with its end. Secrets go this way because everything else that an engine is asked for can be read back
 * (`inspect`): variables, arguments, labels.
 */
export function secretLine(variables: Readonly<Record<string, string>>): Buffer {
  const settings = Object.entries(variables).map(([name, value]) => `${name}=${quoted(value)}`);
  return Buffer.from(`export ${settings.join(' ')}\n`);
}

/** One word of a shell, whatever is in it. */
function quoted(value: string): string {
  return `'${value.replaceAll("'", `'\\''`).replaceAll('\n', `'"$n"'`)}'`;
}
