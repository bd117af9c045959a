import { Option, type Command } from 'commander';
import { oneOf } from './choices.ts';
import type { Act } from './single-commands.ts';
import { examples } from './help-examples.ts';
import type { ConfigListFlags } from '../config/commands.ts';
import type { Terminal } from '../output/terminal.ts';
import { toPlace } from './write-place.ts';

/** `svc config`: what a person sets once. */
export function addConfig(root: Command, terminal: Terminal, act: Act): void {
  const config = root
    .command('config')
    .description('Set once what svc run uses: the registry that names are looked up in.');
  config
    .command('set')
    .description('Set a value.')
    .argument('<setting>', 'name of the setting, as svc config list shows it')
    .argument('<value>', 'its value')
    .addHelpText(
      'after',
      examples([
        ['svc config set registry https://registry.modelcontextprotocol.io', 'the official registry'],
        ['svc config set registry https://registry.example.com/team', 'a registry of svc registry serve'],
        ['svc config set registry catalog.json', 'a catalog in a file'],
      ]),
    )
    .action((name: string, value: string) =>
      act(async () => (await import('../config/commands.ts')).runSet(name, value, terminal)),
    );
  config
    .command('get')
    .description('Print a value. The exit code is 1 where it is not set.')
    .argument('<setting>', 'name of the setting')
    .action((name: string) => act(async () => (await import('../config/commands.ts')).runGet(name, terminal)));
  config
    .command('unset')
    .description('Take a value back.')
    .argument('<setting>', 'name of the setting')
    .action((name: string) => act(async () => (await import('../config/commands.ts')).runUnset(name, terminal)));
  config
    .command('list')
    .description('List the settings and their values.')
    .addOption(oneOf(new Option('--format <format>', 'form of the list'), ['table', 'json', 'yaml']).default('table'))
    .option('-o, --output <file>', 'write the list to a file; "-" is standard output')
    .action((flags: ConfigListFlags) =>
      act(() =>
        toPlace(flags.output, terminal, async (to) => (await import('../config/commands.ts')).runList(flags, to)),
      ),
    );
  for (const command of config.commands)
    command.showHelpAfterError(`Hint: svc config ${command.name()} --help lists what it takes`);
}
