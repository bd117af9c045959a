import { Option, type Command } from 'commander';
import { oneOf } from './choices.ts';
import type { Act } from './single-commands.ts';
import type { GroupListFlags } from '../groups/list.ts';
import type { Terminal } from '../output/terminal.ts';
import { toPlace } from './write-place.ts';

/** `svc group`: workloads that belong together, for one endpoint in front of them. */
export function addGroup(root: Command, terminal: Terminal, act: Act): void {
  const group = root
    .command('group')
    .description('Put workloads of svc run together; svc aggregator serve --group shows their tools as one server.');
  group
    .command('create')
    .description('Add a group, for svc run --group.')
    .argument('<name>', 'name of the group')
    .action((name: string) => act(async () => (await import('../groups/create.ts')).run(name, terminal)));
  group
    .command('list')
    .description('List the groups with their workloads.')
    .addOption(oneOf(new Option('--format <format>', 'form of the list'), ['table', 'json', 'yaml']).default('table'))
    .option('-o, --output <file>', 'write the list to a file; "-" is standard output')
    .action((flags: GroupListFlags) =>
      act(() => toPlace(flags.output, terminal, async (to) => (await import('../groups/list.ts')).run(flags, to))),
    );
  group
    .command('rm')
    .description('Remove a group that has no workloads.')
    .argument('<name>', 'name of the group')
    .action((name: string) => act(async () => (await import('../groups/rm.ts')).run(name, terminal)));
  for (const command of group.commands)
    command.showHelpAfterError(`Hint: svc group ${command.name()} --help lists what it takes`);
}
