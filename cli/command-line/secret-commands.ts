import { Option, type Command } from 'commander';
import { oneOf } from './choices.ts';
import type { Act } from './single-commands.ts';
import { examples } from './help-examples.ts';
import type { SecretListFlags } from '../secrets/list.ts';
import type { Terminal } from '../output/terminal.ts';
import { toPlace } from './write-place.ts';

/** `svc secret`: the encrypted store that `svc run --secret` takes values from. */
export function addSecret(root: Command, terminal: Terminal, act: Act): void {
  const secret = root
    .command('secret')
    .description('Keep secrets for the servers of svc run, encrypted on this machine.');
  secret
    .command('set')
    .description('Add or replace a secret. Its value is read from standard input, or asked for.')
    .argument('<name>', 'name of the secret')
    .addHelpText(
      'after',
      examples([
        ['svc secret set api-key', 'type the value, which is not shown'],
        ['svc secret set api-key < key.txt', 'from a file; one line end at its end is left out'],
      ]),
    )
    .action((name: string) => act(async () => (await import('../secrets/set.ts')).run(name, terminal)));
  secret
    .command('get')
    .description('Print a secret.')
    .argument('<name>', 'name of the secret')
    .action((name: string) => act(async () => (await import('../secrets/get.ts')).run(name, terminal)));
  secret
    .command('list')
    .description('List the names of the secrets.')
    .addOption(oneOf(new Option('--format <format>', 'form of the list'), ['text', 'json', 'yaml']).default('text'))
    .option('-o, --output <file>', 'write the list to a file; "-" is standard output')
    .action((flags: SecretListFlags) =>
      act(() => toPlace(flags.output, terminal, async (to) => (await import('../secrets/list.ts')).run(flags, to))),
    );
  secret
    .command('delete')
    .description('Remove secrets.')
    .argument('<names...>', 'names of secrets')
    .action((names: string[]) => act(async () => (await import('../secrets/delete.ts')).run(names, terminal)));
  secret
    .command('password')
    .description('Encrypt the secrets under a new password.')
    .action(() => act(async () => (await import('../secrets/password.ts')).run(terminal)));
  for (const command of secret.commands)
    command.showHelpAfterError(`Hint: svc secret ${command.name()} --help lists what it takes`);
}
