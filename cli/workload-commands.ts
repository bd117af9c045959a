import { Option, type Command } from 'commander';
import { oneOf } from './choices.ts';
import type { Act } from './command-tree.ts';
import { examples } from './help-examples.ts';
import type { Terminal } from './terminal.ts';
import type { ListFlags } from './workloads/list.ts';
import type { RmFlags } from './workloads/rm.ts';
import type { StartFlags } from './workloads/start.ts';
import type { StopFlags } from './workloads/stop.ts';
import { toPlace } from './write-place.ts';

/** Seconds that a workload gets to end, as a pod does. */
const usualGrace = '30';

/** The commands about workloads that `svc run` has started. */
export function addWorkloads(program: Command, terminal: Terminal, act: Act): void {
  formatted(program.command('list'))
    .description('List the workloads of svc run: how they are, and where clients reach them.')
    .option('--group <name>', 'only those of this group')
    .option('-q, --quiet', 'names only')
    .addHelpText('after', examples([['svc rm --force $(svc list --quiet)', 'stop and remove everything']]))
    .action((flags: ListFlags) =>
      act(() => toPlace(flags.output, terminal, async (to) => (await import('./workloads/list.ts')).run(flags, to))),
    );
  several(program.command('start'))
    .description('Start workloads that do not run, each at the address it had.')
    .action((names: string[], flags: StartFlags) =>
      act(async () => (await import('./workloads/start.ts')).run(names, flags, terminal)),
    );
  ending(several(program.command('stop')))
    .description('Stop workloads. They keep their names, addresses and logs.')
    .action((names: string[], flags: StopFlags) =>
      act(async () => (await import('./workloads/stop.ts')).run(names, flags, terminal)),
    );
  ending(several(program.command('restart')))
    .description('Stop and start workloads, each at the address it had.')
    .action((names: string[], flags: StopFlags) =>
      act(async () => (await import('./workloads/restart.ts')).run(names, flags, terminal)),
    );
  ending(several(program.command('rm')))
    .description('Remove workloads with everything they have: processes, containers, logs.')
    .option('-f, --force', 'stop those that run')
    .action((names: string[], flags: RmFlags) =>
      act(async () => (await import('./workloads/rm.ts')).run(names, flags, terminal)),
    );
}

function several(command: Command): Command {
  return command.argument('[names...]', 'names of workloads').option('-a, --all', 'all workloads');
}

function ending(command: Command): Command {
  return command.option(
    '-t, --timeout <seconds>',
    'how long a workload may take to end before it is killed',
    usualGrace,
  );
}

function formatted(command: Command): Command {
  return command
    .addOption(oneOf(new Option('--format <format>', 'form of the answer'), ['table', 'json', 'yaml']).default('table'))
    .option('-o, --output <file>', 'write the answer to a file; "-" is standard output');
}
