import { Argument, Option, type Command } from 'commander';
import type { EntryStatus } from '../../runtime/registry/catalog/entry.ts';
import { oneOf } from './choices.ts';
import type { Act } from './single-commands.ts';
import type { ClientFlags } from '../registry/client.ts';
import type { DeleteFlags } from '../registry/delete.ts';
import type { ListFlags } from '../registry/list.ts';
import type { PublishFlags } from '../registry/publish.ts';
import type { ShowFlags } from '../registry/show.ts';
import type { StatusFlags } from '../registry/status.ts';
import type { VersionsFlags } from '../registry/versions.ts';
import type { Terminal } from '../output/terminal.ts';
import { toPlace } from './write-place.ts';

/** The commands of `svc registry` that use a server: each asks for one thing that its API can do. */
export function addRegistryClients(registry: Command, terminal: Terminal, act: Act): void {
  asClient(
    named(registry, 'list', 'List the servers or skills of a registry.')
      .option('--search <text>', 'only those whose name, title or description holds this text')
      .option('--all', 'every version, not only the latest'),
    'kind',
  ).action((name: string, flags: ListFlags) =>
    act(() =>
      toPlace(flags.output, terminal, async (to) => (await import('../registry/list.ts')).run(name, flags, to)),
    ),
  );
  asClient(
    withName(named(registry, 'show', 'Print one server or skill of a registry.')).argument(
      '[version]',
      'which version',
      'latest',
    ),
    'kind',
  ).action((name: string, entry: string, version: string, flags: ShowFlags) =>
    act(() =>
      toPlace(flags.output, terminal, async (to) =>
        (await import('../registry/show.ts')).run(name, entry, version, flags, to),
      ),
    ),
  );
  asClient(
    withName(named(registry, 'versions', 'List the versions of a server or skill, newest first.')).option(
      '--deleted',
      'also those that are deleted',
    ),
    'kind',
  ).action((name: string, entry: string, flags: VersionsFlags) =>
    act(() =>
      toPlace(flags.output, terminal, async (to) =>
        (await import('../registry/versions.ts')).run(name, entry, flags, to),
      ),
    ),
  );
  asClient(
    managed(registry, 'publish', 'Publish a server.json or a skill to a managed source, or to a registry that has one.')
      .argument('<file>', 'the entry, or "-" for standard input')
      .option('--claim <key=value>', 'claim that readers need (repeatable)', collect),
  ).action((target: string, file: string, flags: PublishFlags) =>
    act(() =>
      toPlace(flags.output, terminal, async (to) =>
        (await import('../registry/publish.ts')).run(target, file, flags, to),
      ),
    ),
  );
  asClient(
    withVersion(managed(registry, 'status', 'Say of a published version that it is deprecated, deleted or active.'))
      .addArgument(oneOf(new Argument('<status>', 'what it is from now on'), ['active', 'deprecated', 'deleted']))
      .option('--message <text>', 'why, for those who read the entry'),
    'kind',
  ).action((target: string, name: string, version: string, status: EntryStatus, flags: StatusFlags) =>
    act(() =>
      toPlace(flags.output, terminal, async (to) =>
        (await import('../registry/status.ts')).run({ target, name, version, status }, flags, to),
      ),
    ),
  );
  asClient(
    withVersion(managed(registry, 'delete', 'Delete a published version for good.')).option(
      '--purge',
      'forget its document too, even if it was deleted before: mirrors see deleted versions for 30 days',
    ),
    'kind',
  ).action((target: string, name: string, version: string, flags: DeleteFlags) =>
    act(() =>
      toPlace(flags.output, terminal, async (to) =>
        (await import('../registry/delete.ts')).run(target, name, version, flags, to),
      ),
    ),
  );
  asClient(
    registry
      .command('sources')
      .description('List the sources of a server and how they were read last, or one with the entries it left out.')
      .argument('[source]', 'name of the source'),
  ).action((name: string | undefined, flags: ClientFlags) =>
    act(() =>
      toPlace(flags.output, terminal, async (to) => (await import('../registry/sources.ts')).run(name, flags, to)),
    ),
  );
  asClient(
    registry
      .command('sync')
      .description('Have a server read a source now instead of at its interval.')
      .argument('<source>', 'name of the source'),
  ).action((name: string, flags: ClientFlags) =>
    act(() =>
      toPlace(flags.output, terminal, async (to) => (await import('../registry/sync.ts')).run(name, flags, to)),
    ),
  );
}

function named(registry: Command, command: string, description: string): Command {
  return registry.command(command).description(description).argument('<registry>', 'name of the registry');
}

function managed(registry: Command, command: string, description: string): Command {
  return registry
    .command(command)
    .description(description)
    .argument('<target>', 'name of the managed source, or of a registry that has exactly one');
}

function withName(command: Command): Command {
  return command.argument('<name>', 'name of the server (com.example/weather), or namespace/name of the skill');
}

function withVersion(command: Command): Command {
  return withName(command).argument('<version>', 'the version');
}

/** How a registry server is reached, and where both are meant, whether an entry is a server or a skill. */
function asClient(command: Command, kind?: 'kind'): Command {
  if (kind !== undefined)
    command.addOption(oneOf(new Option('--type <type>', 'what the entry is'), ['server', 'skill']).default('server'));
  return command
    .option('--server <url>', 'address of the registry server (default: SVC_REGISTRY_URL)')
    .option('--token-file <file>', 'file with the bearer token (default: SVC_REGISTRY_TOKEN)')
    .addOption(oneOf(new Option('--format <format>', 'form of the answer'), ['table', 'json']).default('table'))
    .option('-o, --output <file>', 'write the answer to a file; "-" is standard output');
}

function collect(value: string, previous: readonly string[] | undefined): string[] {
  return [...(previous ?? []), value];
}
