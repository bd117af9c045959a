import type { Command, Option } from 'commander';

/** What can be completed after a word. */
export type ValueWords =
  | {
      readonly words: readonly string[];
      /** An option that leaves fewer of them, and which. */
      readonly narrowed?: { readonly by: string; readonly words: readonly string[] };
    }
  | { readonly paths: 'files' | 'folders' }
  /** Words of `svc` that print what can be completed, one a line. */
  | { readonly printedBy: string }
  | 'free'
  | 'none';

/** An option as a shell sees it. */
export interface OptionWords {
  /** Every spelling: `-o`, `--output`. */
  readonly names: readonly string[];
  readonly description: string;
  readonly value: ValueWords;
  readonly repeatable: boolean;
}

/** A command as a shell sees it. */
export interface CommandWords {
  readonly name: string;
  readonly description: string;
  readonly options: readonly OptionWords[];
  /** What its arguments are. */
  readonly value: ValueWords;
}

/** What the arguments of a command are, listed once where commander does not know it. */
export type ArgumentValues = Readonly<Record<string, ValueWords>>;

/** The commands of a program with everything that can be completed, read off the command tree. */
export function commandWords(root: Command, values: ArgumentValues): CommandWords[] {
  const commands = root.commands.map((command) => ({
    name: command.name(),
    description: command.description(),
    options: [
      ...command.options.filter(({ hidden }) => !hidden).map((option) => optionWords(option, values, command.name())),
      help,
    ],
    value: values[command.name()] ?? 'none',
  }));
  const names = commands.map(({ name }) => name);
  return [
    ...commands,
    { name: 'help', description: 'Print what a command takes.', options: [], value: { words: names } },
  ];
}

/** The options of the program itself. */
export function programOptions(root: Command): OptionWords[] {
  return [...root.options.map((option) => optionWords(option, {}, '')), help];
}

const help: OptionWords = {
  names: ['-h', '--help'],
  description: 'print what a command takes',
  value: 'none',
  repeatable: false,
};

function optionWords(option: Option, values: ArgumentValues, command: string): OptionWords {
  const long = option.long ?? '';
  const value = option.required || option.optional ? (values[`${command} ${long}`] ?? values[long] ?? 'free') : 'none';
  return {
    names: [option.short, option.long].filter((name) => name !== undefined),
    description: option.description,
    value: option.argChoices === undefined ? value : { words: option.argChoices },
    repeatable: option.parseArg !== undefined && option.argChoices === undefined,
  };
}
