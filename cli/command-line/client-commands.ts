import { Option, type Command } from 'commander';
import { oneOf } from './choices.ts';
import type { ChangeFlags, DetectFlags } from '../clients/commands.ts';
import type { Act } from './single-commands.ts';
import { examples } from './help-examples.ts';
import type { Terminal } from '../output/terminal.ts';
import { toPlace } from './write-place.ts';

/** `svc client`: the MCP clients of this person, and the workloads in their files. */
export function addClient(root: Command, terminal: Terminal, act: Act): void {
  const client = root.command('client').description('Register workloads of svc run in the MCP clients that you use.');
  client
    .command('detect')
    .description('Show which clients are used here, and which workloads are registered in them.')
    .addOption(oneOf(new Option('--format <format>', 'form of the answer'), ['table', 'json', 'yaml']).default('table'))
    .option('-o, --output <file>', 'write the answer to a file; "-" is standard output')
    .action((flags: DetectFlags) =>
      act(() =>
        toPlace(flags.output, terminal, async (to) => (await import('../clients/commands.ts')).runDetect(flags, to)),
      ),
    );
  ofClients(client.command('register'))
    .description('Add a workload to the files of clients. Everything else in them stays as it is.')
    .addHelpText(
      'after',
      examples([
        ['svc client register weather', 'in all clients that are used here'],
        ['svc client register weather --client cursor', 'in one of them'],
      ]),
    )
    .action((name: string, flags: ChangeFlags) =>
      act(async () => (await import('../clients/commands.ts')).runRegister(name, flags, terminal)),
    );
  ofClients(client.command('remove'))
    .description('Take a workload out of the files of clients.')
    .action((name: string, flags: ChangeFlags) =>
      act(async () => (await import('../clients/commands.ts')).runRemove(name, flags, terminal)),
    );
  client
    .command('undo')
    .description('Take back the last change in the file of a client, if that entry has not changed since.')
    .argument('<client>', 'the client, as svc client detect shows it')
    .action((name: string) => act(async () => (await import('../clients/commands.ts')).runUndo(name, terminal)));
  for (const command of client.commands)
    command.showHelpAfterError(`Hint: svc client ${command.name()} --help lists what it takes`);
}

function ofClients(command: Command): Command {
  return command
    .argument('<name>', 'name of the workload')
    .option(
      '--client <client>',
      'a client (repeatable); without it, all that are used here',
      (value: string, before: readonly string[] | undefined) => [...(before ?? []), value],
    );
}
