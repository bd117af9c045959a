import { Option, type Command } from 'commander';
import { flags, type Flag } from '../../generated/flags.ts';

/** The flags of the run document, which describe the workload. */
export const workloadFlags: readonly Flag[] = flags.RunConfig;

/** Values of flags by the name that the parser keeps them under (`proxyPort`). */
export type GivenFlags = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

/** Adds the flags of the specification to `svc run`, from the generated table. */
export function addWorkloadFlags(command: Command): void {
  for (const flag of workloadFlags) {
    const option = optionOf(flag);
    command.addOption(option);
    // A flag that is on unless somebody says otherwise needs a way to say it.
    if (flag.type === 'bool')
      command.addOption(new Option(`--no-${flag.name}`, `turn off --${flag.name}`).hideHelp().default(undefined));
  }
}

function optionOf(flag: Flag): Option {
  const { name, shorthand, type, description, values, deprecated } = flag;
  const words = `${shorthand === undefined ? '' : `-${shorthand}, `}--${name}`;
  const text = deprecated === undefined ? description : `${description} Deprecated: ${deprecated}`;
  if (type === 'bool') return new Option(words, text).default(undefined);
  const option = new Option(`${words} <${type === 'int' || type === 'float' ? 'number' : 'value'}>`, text);
  if (values !== undefined) option.choices(values.map(String));
  return type === 'stringArray' || type === 'strings' ? option.argParser(collected) : option;
}

function collected(value: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), value];
}

/** The name that the parser keeps the value of a flag under. */
export function keyOf({ name }: Pick<Flag, 'name'>): string {
  return name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * The words of a command line with `--flag=true` and `--flag=false` as the parser takes them (`--flag`, `--no-flag`). People who come from
 * Go programs write booleans like this. Other commands are left as they are, and so is what follows `--`, which belongs to the server.
 */
export function withBooleanWords(words: readonly string[]): string[] {
  if (words[0] !== 'run') return [...words];
  const end = words.indexOf('--');
  return words.map((word, index) => {
    const { name, value } = /^--(?<name>[a-z0-9-]+)=(?<value>true|false)$/.exec(word)?.groups ?? {};
    const isOwn =
      (end === -1 || index < end) && workloadFlags.some((flag) => flag.name === name && flag.type === 'bool');
    if (!isOwn) return word;
    return value === 'true' ? `--${name}` : `--no-${name}`;
  });
}
