import { Command } from 'commander';
import * as tree from '../../cli/command-line/single-commands.ts';
import { exitCodes } from '../../cli/exit-codes.ts';
import { addClient } from '../../cli/command-line/client-commands.ts';
import { addGroup } from '../../cli/command-line/group-commands.ts';
import { addImage } from '../../cli/command-line/image-commands.ts';
import { addService } from '../../cli/command-line/service-commands.ts';
import { addConfig } from '../../cli/command-line/config-commands.ts';
import { addLogin } from '../../cli/command-line/login-commands.ts';
import { addSecret } from '../../cli/command-line/secret-commands.ts';
import { addAggregator } from '../../cli/command-line/aggregator-commands.ts';
import { addRegistry } from '../../cli/command-line/registry-commands.ts';
import { addWorkloadFlags } from '../../cli/run/flag-options.ts';
import { terminalOf, type Terminal } from '../../cli/output/terminal.ts';
import { addTools, addWorkflow } from '../../cli/command-line/tool-commands.ts';
import { addImport, addWorkloads } from '../../cli/command-line/workload-commands.ts';
import { code, fenced, notice, table, valueCode, words } from './markdown-text.ts';

/** The page of the command line: every command with what it takes, from the tree that parses it. */
export function commandsPage(): string {
  const root = commandTree();
  const commands = root.commands.flatMap(runnable);
  return [
    '# Commands',
    '',
    ...notice('cli/command-line/single-commands.ts'),
    'Data goes to standard output, everything else to standard error. Options of a folder can be in a',
    '[svc.yaml](documents/project-file.md); options on the command line win.',
    '',
    ...table(
      ['Command', 'What it does'],
      commands.map(({ name, command }) => [
        `[${code(name)}](#${name.replaceAll(' ', '-')})`,
        words(command.description()),
      ]),
    ),
    ...commands.flatMap(sectionOf),
    '## Exit codes',
    '',
    ...table(
      ['Code', 'Meaning'],
      [
        [String(exitCodes.fine), 'fine'],
        [String(exitCodes.findings), 'the input has errors, or warnings with `--strict`'],
        [String(exitCodes.usage), 'the command line is wrong, or something cannot be read or written'],
        [String(exitCodes.bug), 'internal error'],
      ],
    ),
  ].join('\n');
}

type AddCommand = (root: Command, terminal: Terminal, act: tree.Act, addFlags: tree.AddWorkloadFlags) => void;

/** The commands as the program has them, by name. They are only looked at, never run. */
export function commandTree(): Command {
  const root = new Command('svc');
  const terminal = terminalOf(process);
  const act = (): Promise<void> => Promise.reject(new Error('a command that is only described was run'));
  // By name: the order of a module's exports is not the same for every loader.
  const adds: [string, AddCommand][] = Object.entries(tree);
  for (const [, add] of adds.toSorted(([a], [b]) => (a < b ? -1 : 1))) add(root, terminal, act, addWorkloadFlags);
  addRegistry(root, terminal, act);
  addAggregator(root, terminal, act);
  addTools(root, terminal, act);
  addWorkflow(root, terminal, act);
  addWorkloads(root, terminal, act);
  addImport(root, terminal, act);
  addClient(root, terminal, act);
  addGroup(root, terminal, act);
  addImage(root, terminal, act);
  addService(root, terminal, act);
  addSecret(root, terminal, act);
  addLogin(root, terminal, act);
  addConfig(root, terminal, act);
  return root;
}

/** A command that does something, as it is called: `svc registry serve`. */
interface Runnable {
  readonly name: string;
  readonly command: Command;
}

/** A command, or those below it where it only holds others. */
function runnable(command: Command): Runnable[] {
  const below = command.commands.flatMap(runnable);
  if (below.length === 0) return [{ name: `svc ${command.name()}`, command }];
  return below.map(({ name, command: inner }) => ({
    name: name.replace('svc', `svc ${command.name()}`),
    command: inner,
  }));
}

function sectionOf({ name, command }: Runnable): string[] {
  const args = command.registeredArguments.map((argument) => [
    code(argument.name()),
    argument.required ? '**required**' : defaultOf(argument.defaultValue),
    words(argument.description),
  ]);
  const options = command.options.map(({ flags, mandatory, defaultValue, description, argChoices }) => [
    code(flags),
    mandatory ? '**required**' : defaultOf(defaultValue),
    [words(description), argChoices === undefined ? '' : `(${argChoices.map(valueCode).join(', ')})`].join(' ').trim(),
  ]);
  return [
    `## ${name}`,
    '',
    words(command.description()),
    '',
    ...fenced('text', `${name} ${command.usage()}`),
    ...(args.length === 0 ? [] : table(['Argument', 'Default', 'Meaning'], args)),
    ...(options.length === 0 ? [] : table(['Option', 'Default', 'Meaning'], options)),
  ];
}

function defaultOf(value: unknown): string {
  // An absent option of "--no-x" is true for commander; nobody has to know.
  return value === undefined || value === true || (Array.isArray(value) && value.length === 0) ? '' : valueCode(value);
}
