import type { CommandWords, OptionWords, ValueWords } from './command-words.ts';

/** A completion script for fish. */
export function fishCompletion(commands: readonly CommandWords[], options: readonly OptionWords[]): string {
  const names = commands.map(({ name }) => name).join(' ');
  const before = `not __fish_seen_subcommand_from ${names}`;
  return [
    '# Completion of svc for fish. Write it to ~/.config/fish/completions/svc.fish',
    'complete -c svc -f',
    ...options.map((option) => line(before, optionParts(option))),
    ...commands.map(({ name, description }) => line(before, [`-a ${name}`, `-d ${quoted(description)}`])),
    ...commands.flatMap((command) => {
      const within = `__fish_seen_subcommand_from ${command.name}`;
      return [
        ...command.options.map((option) => line(within, optionParts(option))),
        ...(command.value === 'none' ? [] : valueLines(within, command.value)),
      ];
    }),
    '',
  ].join('\n');
}

function line(condition: string, parts: readonly string[]): string {
  return `complete -c svc -n ${quoted(condition)} ${parts.join(' ')}`;
}

function valueLines(within: string, value: ValueWords): string[] {
  if (typeof value !== 'object' || !('words' in value) || value.narrowed === undefined)
    return [line(within, valueParts(value))];
  const { by, words } = value.narrowed;
  const isNarrowed = `__fish_contains_opt ${by.replace(/^--/, '')}`;
  return [
    line(`${within}; and ${isNarrowed}`, valueParts({ words })),
    line(`${within}; and not ${isNarrowed}`, valueParts({ words: value.words })),
  ];
}

function optionParts({ names, description, value }: OptionWords): string[] {
  const spelled = names.map((name) => (name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`));
  return [
    ...spelled,
    ...(value === 'none' ? [] : [isFiles(value) ? '-r' : '-x', ...valueParts(value)]),
    `-d ${quoted(description)}`,
  ];
}

function valueParts(value: ValueWords): string[] {
  if (value === 'free' || value === 'none') return [];
  if ('printedBy' in value) return [`-a ${quoted(`(svc ${value.printedBy} 2>/dev/null)`)}`];
  if ('words' in value) return [`-a ${quoted(value.words.join(' '))}`];
  return value.paths === 'folders' ? [`-a ${quoted('(__fish_complete_directories)')}`] : ['-F'];
}

function isFiles(value: ValueWords): boolean {
  return typeof value === 'object' && 'paths' in value && value.paths === 'files';
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
