import type { Command } from 'commander';
import type { ServeFlags } from '../aggregator/serve.ts';
import type { AggregatorValidateFlags } from '../aggregator/validate.ts';
import { withFindings, type Act } from './single-commands.ts';
import type { Terminal } from '../output/terminal.ts';

/** `svc aggregator`: one MCP server that shows the tools of several. */
export function addAggregator(root: Command, terminal: Terminal, act: Act): void {
  const aggregator = root.command('aggregator').description('Show the tools of several MCP servers as one server.');
  aggregator
    .command('serve')
    .description('Run the aggregator until it receives SIGTERM or SIGINT.')
    .argument('[file]', 'configuration of the aggregator, as --config names it')
    .option('--config <file>', 'configuration of the aggregator (svc explain aggregator)')
    .option('--group <name>', 'show the workloads of svc run that are in this group, as they come and go')
    .option('--auth-server-config <file>', 'configuration of an embedded authorization server (not available yet)')
    .option(
      '--address <host:port>',
      'where to listen; ":4483" is every interface (default: ":4483", or "127.0.0.1:4483" with --group alone)',
    )
    .option(
      '--shutdown-delay <duration>',
      'how long to go on answering after SIGTERM, no longer ready, so that load balancers notice',
      '0s',
    )
    .action((file: string | undefined, flags: ServeFlags) =>
      act(async () => (await import('../aggregator/serve.ts')).run(file, flags, terminal)),
    );
  withFindings(
    aggregator
      .command('validate')
      .description('Check configurations as the aggregator does when it starts.')
      .argument('[inputs...]', 'configuration files, or "-" for standard input')
      .option('--config <file>', 'a configuration file, as svc aggregator serve names it'),
  ).action((inputs: string[], flags: AggregatorValidateFlags) =>
    act(async () => (await import('../aggregator/validate.ts')).run(inputs, flags, terminal)),
  );
  for (const command of aggregator.commands)
    command.showHelpAfterError(`Hint: svc aggregator ${command.name()} --help lists what it takes`);
}
