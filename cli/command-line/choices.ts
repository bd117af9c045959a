import type { Argument, Option } from 'commander';

/** A value that an option or argument does not take. Thrown while a command line is parsed, and answered as a usage problem. */
export class UnknownChoice extends Error {
  readonly value: string;
  readonly choices: readonly string[];

  constructor(name: string, value: string, choices: readonly string[]) {
    super(`"${value}" is not a value of ${name}`);
    this.value = value;
    this.choices = choices;
  }
}

/** Gives an option or an argument a closed list of values; a misspelt one is answered with the nearest. */
export function oneOf<Target extends Option | Argument>(target: Target, choices: readonly string[]): Target {
  target.choices([...choices]);
  const name = 'long' in target ? (target.long ?? target.flags) : `<${target.name()}>`;
  target.argParser((value: string) => {
    if (!choices.includes(value)) throw new UnknownChoice(name, value, choices);
    return value;
  });
  return target;
}
