import { Option, type Command } from 'commander';
import type { ServiceFlags } from '../service/commands.ts';
import type { Terminal } from '../output/terminal.ts';
import { oneOf } from './choices.ts';
import type { Act } from './single-commands.ts';

/** `svc service`: workloads that start again with the machine. */
export function addService(program: Command, terminal: Terminal, act: Act): void {
  const service = program
    .command('service')
    .description('Make the workloads of svc run start again after a restart of the machine.');
  managed(service.command('install'))
    .description('Write a unit of systemd or an agent of launchd for you, and turn it on.')
    .option('--print', 'print the file, and write nothing')
    .action((flags: ServiceFlags) =>
      act(async () => (await import('../service/commands.ts')).install(flags, terminal)),
    );
  managed(service.command('status'))
    .description('Show whether workloads start again; exit code 1 where they do not.')
    .action((flags: ServiceFlags) => act(async () => (await import('../service/commands.ts')).status(flags, terminal)));
  managed(service.command('uninstall'))
    .description('Take the unit or the agent away. Workloads that run go on.')
    .action((flags: ServiceFlags) =>
      act(async () => (await import('../service/commands.ts')).uninstall(flags, terminal)),
    );
  for (const command of service.commands)
    command.showHelpAfterError(`Hint: svc service ${command.name()} --help lists what it takes`);
}

function managed(command: Command): Command {
  const option = new Option('--manager <manager>', 'for this service manager, in place of the one of this system');
  return command.addOption(oneOf(option, ['systemd', 'launchd']));
}
