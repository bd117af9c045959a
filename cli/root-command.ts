import { Command, CommanderError } from 'commander';
import { UnknownChoice } from './command-line/choices.ts';
import { exitCodes } from './exit-codes.ts';
import {
  addCompile,
  addCompletion,
  addExplain,
  addInit,
  addPlan,
  addRun,
  addSchema,
  addValidate,
  type Act,
  type AddWorkloadFlags,
} from './command-line/single-commands.ts';
import { addAggregator } from './command-line/aggregator-commands.ts';
import { addClient } from './command-line/client-commands.ts';
import { addConfig } from './command-line/config-commands.ts';
import { addGroup } from './command-line/group-commands.ts';
import { addImage } from './command-line/image-commands.ts';
import { addService } from './command-line/service-commands.ts';
import { addSecret } from './command-line/secret-commands.ts';
import { addLogin } from './command-line/login-commands.ts';
import { addRegistry } from './command-line/registry-commands.ts';
import { addImport, addWorkloads } from './command-line/workload-commands.ts';
import type { Terminal } from './output/terminal.ts';
import { addTools, addWorkflow } from './command-line/tool-commands.ts';
import { usageProblem } from './command-line/usage-problem.ts';
import { version } from './version.ts';

/**
 * Parses a command line and runs the command it names. Returns the exit code. Usage problems are written to the terminal, with a similar
 * word for a misspelled one; bugs are thrown.
 */
export async function runCommandLine(argv: readonly string[], terminal: Terminal): Promise<number> {
  let code: number = exitCodes.fine;
  const [first = '', topic] = argv;
  const namesRun = first === 'run' || (first === 'help' && topic === 'run') || first === 'completion';
  const run = namesRun ? await import('./run/flag-options.ts') : undefined;
  const root = buildCommands(
    terminal,
    async (body) => {
      code = await body();
    },
    run?.addWorkloadFlags,
  );
  if (argv.length > 1 && argv.every((word) => word.startsWith('-')) && argv.some((word) => versionFlags.has(word))) {
    return usageProblem(terminal, '--version goes with nothing else', 'svc --version prints the number, and no more');
  }
  if (first === 'help' && topic === 'help') return runCommandLine(['--help'], terminal);
  const unknown = unknownTopic(argv, root);
  if (unknown !== undefined) {
    const { suggest } = await import('../runtime/config/suggest.ts');
    const near = suggest(unknown, [...root.commands.map((command) => command.name()), 'help']);
    const hint = near === undefined ? 'svc --help lists the commands' : `did you mean "svc help ${near}"?`;
    return usageProblem(terminal, `there is no command "${unknown}"`, hint);
  }
  try {
    await root.parseAsync(run?.withBooleanWords(argv) ?? argv, { from: 'user' });
  } catch (error) {
    if (error instanceof UnknownChoice) return unknownChoice(error, terminal);
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? exitCodes.fine : exitCodes.usage;
  }
  return code;
}

async function unknownChoice({ message, value, choices }: UnknownChoice, terminal: Terminal): Promise<number> {
  const { suggest } = await import('../runtime/config/suggest.ts');
  const near = suggest(value, choices);
  const all = `the values are ${choices.join(', ')}`;
  return usageProblem(terminal, message, near === undefined ? all : `did you mean "${near}"? ${all}`);
}

const versionFlags: ReadonlySet<string> = new Set(['-v', '--version']);

/** The word after `help` when it names no command; commander would print the general help and not say why. */
function unknownTopic([first, topic]: readonly string[], root: Command): string | undefined {
  if (first !== 'help' || topic === undefined || topic.startsWith('-')) return undefined;
  return root.commands.some((command) => command.name() === topic) ? undefined : topic;
}

function buildCommands(terminal: Terminal, act: Act, addFlags: AddWorkloadFlags | undefined): Command {
  const root = new Command('svc')
    .description(
      'Checks declared MCP servers, gateways and registries, and compiles them into plain Kubernetes manifests.',
    )
    .version(version, '-v, --version', 'print the version')
    // After the name of a command, -v is a flag of that command.
    .enablePositionalOptions()
    .helpOption('-h, --help', 'print what a command takes')
    .helpCommand('help [command]', 'print what a command takes')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.stdout.write(text),
      writeErr: (text) => terminal.stderr.write(text),
    })
    .addHelpText(
      'after',
      [
        '',
        'Data goes to standard output, everything else to standard error. A svc.yaml holds the options of a folder.',
        'Exit codes: 0 fine, 1 the input has errors, 2 wrong usage or I/O error, 70 internal error.',
        '',
        'Start here:',
        '  svc init demo && svc compile demo',
      ].join('\n'),
    );
  addCompile(root, terminal, act);
  addValidate(root, terminal, act);
  addPlan(root, terminal, act);
  addSchema(root, terminal, act);
  addExplain(root, terminal, act);
  addInit(root, terminal, act);
  addRun(root, terminal, act, addFlags);
  addWorkloads(root, terminal, act);
  addImport(root, terminal, act);
  addClient(root, terminal, act);
  addGroup(root, terminal, act);
  addImage(root, terminal, act);
  addService(root, terminal, act);
  addSecret(root, terminal, act);
  addLogin(root, terminal, act);
  addConfig(root, terminal, act);
  addRegistry(root, terminal, act);
  addAggregator(root, terminal, act);
  addTools(root, terminal, act);
  addWorkflow(root, terminal, act);
  addCompletion(root, terminal, act);
  for (const command of [root, ...root.commands]) {
    const name = command === root ? 'svc' : `svc ${command.name()}`;
    command.showHelpAfterError(`Hint: ${name} --help lists what it takes`);
  }
  return root;
}
