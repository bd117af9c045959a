import { Option, type Command } from 'commander';
import type { Act } from './command-tree.ts';
import type { ClientFlags } from './registry/client.ts';
import type { ListFlags } from './registry/list.ts';
import type { PublishFlags } from './registry/publish.ts';
import type { ServeFlags } from './registry/serve.ts';
import type { Terminal } from './terminal.ts';

/** `svc registry`: the registry server, and what belongs to it. */
export function addRegistry(program: Command, terminal: Terminal, act: Act): void {
  const registry = program.command('registry').description('Serve a catalog of MCP servers and skills, and use one.');
  registry
    .command('serve')
    .description('Run the registry server until it is told to end.')
    .requiredOption('--config <file>', 'configuration of the server (svc explain registry-server)')
    .option(
      '--data <folder>',
      'folder of the embedded database (default: dataDir of the configuration, else SVC_DATA, else ./svc-data)',
    )
    .option('--address <host:port>', 'where to listen; ":8080" is every interface', ':8080')
    .action((flags: ServeFlags) => act(async () => (await import('./registry/serve.ts')).run(flags, terminal)));
  registry
    .command('migrate')
    .description('Create or update the tables of the database.')
    .requiredOption('--config <file>', 'configuration of the server')
    .option('--data <folder>', 'folder of the embedded database')
    .action((flags: { config: string; data?: string }) =>
      act(async () => (await import('./registry/migrate.ts')).run(flags, terminal)),
    );
  registry
    .command('copy-pgpass')
    .description('Copy a pgpass file so that it is readable by its user alone, as PostgreSQL clients demand.')
    .requiredOption('--from <file>', 'the file as it was mounted')
    .requiredOption('--to <file>', 'the copy')
    .action((flags: { from: string; to: string }) =>
      act(async () => (await import('./registry/copy-pgpass.ts')).run(flags, terminal)),
    );
  registry
    .command('validate')
    .description('Check entries as the server does when they are published or synced.')
    .argument('[inputs...]', 'catalog files, server.json files, folders, or "-" for standard input')
    .action((inputs: string[]) => act(async () => (await import('./registry/validate.ts')).run(inputs, terminal)));
  asClient(
    registry
      .command('publish')
      .description('Publish a server.json or a skill to a managed source, or to a registry that has one.')
      .argument('<target>', 'name of the source or registry')
      .argument('<file>', 'the entry, or "-" for standard input')
      .option('--claim <key=value>', 'claim that readers need (repeatable)', collect),
  ).action((target: string, file: string, flags: PublishFlags) =>
    act(async () => (await import('./registry/publish.ts')).run(target, file, flags, terminal)),
  );
  asClient(
    registry
      .command('list')
      .description('List the servers of a registry.')
      .argument('<registry>', 'name of the registry')
      .option('--search <text>', 'only those whose name, title or description holds this text')
      .option('--all', 'every version, not only the latest'),
  ).action((name: string, flags: ListFlags) =>
    act(async () => (await import('./registry/list.ts')).run(name, flags, terminal)),
  );
  asClient(
    registry
      .command('show')
      .description('Print one server of a registry.')
      .argument('<registry>', 'name of the registry')
      .argument('<name>', 'name of the server (com.example/weather)')
      .argument('[version]', 'which version', 'latest'),
  ).action((name: string, server: string, version: string, flags: ClientFlags) =>
    act(async () => (await import('./registry/show.ts')).run(name, server, version, flags, terminal)),
  );
}

/** How a registry server is reached. */
function asClient(command: Command): Command {
  return command
    .option('--server <url>', 'address of the registry server (default: SVC_REGISTRY_URL)')
    .option('--token-file <file>', 'file with the bearer token (default: SVC_REGISTRY_TOKEN)')
    .addOption(new Option('-o, --output <form>', 'form of the answer').choices(['table', 'json']).default('table'));
}

function collect(value: string, previous: readonly string[] | undefined): string[] {
  return [...(previous ?? []), value];
}
