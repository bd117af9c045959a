import { Option, type Command } from 'commander';
import { oneOf } from './choices.ts';
import type { Act } from './single-commands.ts';
import type { Terminal } from '../output/terminal.ts';
import type { CallFlags } from '../tools/call.ts';
import type { ToolListFlags } from '../tools/list.ts';
import { toPlace } from './write-place.ts';

/** `svc tools`: what a client of an MCP server can do, for people and scripts. */
export function addTools(root: Command, terminal: Terminal, act: Act): void {
  const tools = root.command('tools').description('List and call the tools of an MCP server.');
  asClient(tools.command('list').description('List the tools that a server offers to you.'))
    .addOption(oneOf(new Option('--format <format>', 'form of the list'), ['table', 'json']).default('table'))
    .action((flags: ToolListFlags) =>
      act(() => toPlace(flags.output, terminal, async (to) => (await import('../tools/list.ts')).run(flags, to))),
    );
  asCall(
    tools
      .command('call')
      .description('Call a tool, and answer what it asks.')
      .argument('<name>', 'name of the tool, as svc tools list shows it'),
  ).action((name: string, flags: CallFlags) =>
    act(() =>
      toPlace(flags.output, terminal, async (to) => (await import('../tools/call.ts')).run(name, flags, 'tool', to)),
    ),
  );
  withHints(tools);
}

/** `svc workflow`: the workflows of an aggregator that runs. */
export function addWorkflow(root: Command, terminal: Terminal, act: Act): void {
  const workflow = root.command('workflow').description('Run the workflows (compositeTools) of an aggregator.');
  asCall(
    workflow
      .command('run')
      .description('Run a workflow of an aggregator that serves, and show its steps as they happen.')
      .argument('<name>', 'name of the workflow'),
  ).action((name: string, flags: CallFlags) =>
    act(() =>
      toPlace(flags.output, terminal, async (to) =>
        (await import('../tools/call.ts')).run(name, flags, 'workflow', to),
      ),
    ),
  );
  withHints(workflow);
}

/** How a call is made: the same for a tool and a workflow. */
function asCall(command: Command): Command {
  return asClient(command)
    .option('--params <file>', 'parameters, as YAML or JSON; "-" is standard input')
    .option('--param <name=value>', 'one parameter: JSON, or else a string (repeatable)', collect)
    .option(
      '--answers <file>',
      'answers to questions, by step: values, decline or cancel (default: ask at the terminal)',
    )
    .addOption(oneOf(new Option('--format <format>', 'form of the result'), ['text', 'json']).default('text'));
}

/** How an MCP server is reached. */
function asClient(command: Command): Command {
  return command
    .option('--server <url>', 'address of the MCP server, or the name of a workload of svc run (default: SVC_MCP_URL)')
    .option('--token-file <file>', 'file with the bearer token (default: SVC_MCP_TOKEN)')
    .option('-o, --output <file>', 'write the result to a file; "-" is standard output');
}

function withHints(group: Command): void {
  for (const command of group.commands)
    command.showHelpAfterError(`Hint: svc ${group.name()} ${command.name()} --help lists what it takes`);
}

function collect(value: string, previous: readonly string[] | undefined): string[] {
  return [...(previous ?? []), value];
}
