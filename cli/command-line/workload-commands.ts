import { Option, type Command } from 'commander';
import { oneOf } from './choices.ts';
import type { Act } from './single-commands.ts';
import type { ImportFlags } from '../commands/import.ts';
import type { DoctorFlags } from '../commands/doctor.ts';
import { examples } from './help-examples.ts';
import type { Terminal } from '../output/terminal.ts';
import type { ExportFlags } from '../workloads/export.ts';
import type { InspectFlags } from '../workloads/inspect.ts';
import type { ListFlags } from '../workloads/list.ts';
import type { LogsFlags } from '../workloads/logs.ts';
import type { RmFlags } from '../workloads/rm.ts';
import type { StartFlags } from '../workloads/start.ts';
import type { StatusFlags } from '../workloads/status.ts';
import type { StopFlags } from '../workloads/stop.ts';
import { toPlace } from './write-place.ts';

/** Seconds that a workload gets to end, as a pod does. */
const usualGrace = '30';

/** The commands about workloads that `svc run` has started. */
export function addWorkloads(root: Command, terminal: Terminal, act: Act): void {
  formatted(root.command('list'), ['table', 'json', 'yaml'])
    .description('List the workloads of svc run: how they are, and where clients reach them.')
    .option('--group <name>', 'only those of this group')
    .option('-q, --quiet', 'names only')
    .addHelpText('after', examples([['svc rm --force $(svc list --quiet)', 'stop and remove everything']]))
    .action((flags: ListFlags) =>
      act(() => toPlace(flags.output, terminal, async (to) => (await import('../workloads/list.ts')).run(flags, to))),
    );
  formatted(root.command('doctor'), ['table', 'json', 'yaml'])
    .description('Show what svc run finds on this machine, and how to get what is missing.')
    .action((flags: DoctorFlags) =>
      act(() => toPlace(flags.output, terminal, async (to) => (await import('../commands/doctor.ts')).run(flags, to))),
    );
  formatted(root.command('status'), ['table', 'json', 'yaml'])
    .description('Show how a workload is, and what its proxy says. The exit code is 1 where it does not run.')
    .argument('<name>', 'name of the workload')
    .action((name: string, flags: StatusFlags) =>
      act(() =>
        toPlace(flags.output, terminal, async (to) => (await import('../workloads/status.ts')).run(name, flags, to)),
      ),
    );
  root
    .command('logs')
    .description('Print what the server of a workload has written to its log.')
    .argument('<name>', 'name of the workload')
    .option('-f, --follow', 'go on until the workload ends, or Ctrl-C')
    .option('--proxy', 'the log of the proxy in front of the server, and of its supervisor')
    .option('-n, --tail <lines>', 'lines from the end', 'all')
    .addHelpText('after', examples([['svc logs -f -n 20 weather', 'the last lines, and what comes next']]))
    .action((name: string, flags: LogsFlags) =>
      act(async () => (await import('../workloads/logs.ts')).run(name, flags, terminal)),
    );
  several(root.command('start'))
    .description('Start workloads that do not run, each at the address it had.')
    .option('--resume', 'those that ran, and that nobody has stopped; svc service runs this after a restart')
    .action((names: string[], flags: StartFlags) =>
      act(async () => (await import('../workloads/start.ts')).run(names, flags, terminal)),
    );
  ending(several(root.command('stop')))
    .description('Stop workloads. They keep their names, addresses and logs.')
    .action((names: string[], flags: StopFlags) =>
      act(async () => (await import('../workloads/stop.ts')).run(names, flags, terminal)),
    );
  ending(several(root.command('restart')))
    .description('Stop and start workloads, each at the address it had.')
    .action((names: string[], flags: StopFlags) =>
      act(async () => (await import('../workloads/restart.ts')).run(names, flags, terminal)),
    );
  ending(several(root.command('rm')))
    .description('Remove workloads with everything they have: processes, containers, logs.')
    .option('-f, --force', 'stop those that run')
    .action((names: string[], flags: RmFlags) =>
      act(async () => (await import('../workloads/rm.ts')).run(names, flags, terminal)),
    );
  formatted(several(root.command('inspect')), ['json', 'yaml'])
    .description('Print everything that is known of workloads, without secrets.')
    .action((names: string[], flags: InspectFlags) =>
      act(() =>
        toPlace(flags.output, terminal, async (to) => (await import('../workloads/inspect.ts')).run(names, flags, to)),
      ),
    );
  formatted(root.command('export'), ['run', 'kubernetes', 'client'])
    .description(
      'Print a workload as a document for svc run, as resources for svc compile, or for the file of an MCP client.',
    )
    .argument('<name>', 'name of the workload')
    .addHelpText(
      'after',
      examples([
        ['svc export weather -o weather.json && svc run --from-config weather.json', 'run it elsewhere'],
        ['svc export weather --format kubernetes | svc compile -', 'from this machine to a cluster'],
      ]),
    )
    .action((name: string, flags: ExportFlags) =>
      act(() =>
        toPlace(flags.output, terminal, async (to) => (await import('../workloads/export.ts')).run(name, flags, to)),
      ),
    );
}

/** `svc import`, the other direction of `svc export`. */
export function addImport(root: Command, terminal: Terminal, act: Act): void {
  root
    .command('import')
    .description('Make workloads of an exported document, or of the servers in the file of an MCP client.')
    .argument('[file]', 'a run document, or the file of a client (JSON or TOML)')
    .option('--client <client>', 'the file of this client, as svc client detect shows it')
    .option('--dry-run', 'show what would be made, and make nothing')
    .addOption(
      oneOf(new Option('--runtime <runtime>', 'what starts packages of a client'), ['container', 'process']).default(
        'container',
      ),
    )
    .addHelpText(
      'after',
      examples([
        ['svc import --client cursor --dry-run', 'what the servers of Cursor would be'],
        ['svc import weather.json && svc start weather', 'a workload of another machine'],
      ]),
    )
    .action((file: string | undefined, flags: ImportFlags) =>
      act(async () => (await import('../commands/import.ts')).run(file, flags, terminal)),
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

/** The first form is the usual one. */
function formatted(command: Command, formats: readonly [string, ...string[]]): Command {
  return command
    .addOption(oneOf(new Option('--format <format>', 'form of the answer'), formats).default(formats[0]))
    .option('-o, --output <file>', 'write the answer to a file; "-" is standard output');
}
