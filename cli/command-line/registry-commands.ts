import type { Command } from 'commander';
import type { Act } from './single-commands.ts';
import { addRegistryClients } from './registry-client-commands.ts';
import type { ServeFlags } from '../registry/serve.ts';
import type { Terminal } from '../output/terminal.ts';

/** `svc registry`: the registry server, and what belongs to it. */
export function addRegistry(root: Command, terminal: Terminal, act: Act): void {
  const registry = root.command('registry').description('Serve a catalog of MCP servers and skills, and use one.');
  registry
    .command('serve')
    .description('Run the registry server until it receives SIGTERM or SIGINT.')
    .requiredOption('--config <file>', 'configuration of the server (svc explain registry-server)')
    .option(
      '--data <folder>',
      'folder of the embedded database (default: dataDir of the configuration, else SVC_DATA, else ./svc-data)',
    )
    .option('--address <host:port>', 'where to listen; ":8080" is every interface', ':8080')
    .option(
      '--internal-address <host:port>',
      'answer /metrics and /version there instead, for those who run the server; health is answered on both',
    )
    .option(
      '--shutdown-delay <duration>',
      'how long to go on answering, no longer ready, after SIGTERM, so that load balancers notice',
      '0s',
    )
    .action((flags: ServeFlags) => act(async () => (await import('../registry/serve.ts')).run(flags, terminal)));
  registry
    .command('migrate')
    .description('Create or update the tables of the database.')
    .requiredOption('--config <file>', 'configuration of the server')
    .option('--data <folder>', 'folder of the embedded database')
    .action((flags: { config: string; data?: string }) =>
      act(async () => (await import('../registry/migrate.ts')).run(flags, terminal)),
    );
  registry
    .command('copy-pgpass')
    .description('Copy a pgpass file so that it is readable by its user alone, as PostgreSQL clients demand.')
    .requiredOption('--from <file>', 'the file as it was mounted')
    .requiredOption('--to <file>', 'the copy')
    .action((flags: { from: string; to: string }) =>
      act(async () => (await import('../registry/copy-pgpass.ts')).run(flags, terminal)),
    );
  registry
    .command('validate')
    .description('Check entries as the server does when they are published or synced.')
    .argument('[inputs...]', 'catalog files, server.json files, folders, or "-" for standard input')
    .action((inputs: string[]) => act(async () => (await import('../registry/validate.ts')).run(inputs, terminal)));
  addRegistryClients(registry, terminal, act);
  for (const command of registry.commands)
    command.showHelpAfterError(`Hint: svc registry ${command.name()} --help lists what it takes`);
}
