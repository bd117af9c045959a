import type { Command } from 'commander';
import type { ImagePruneFlags } from '../images/prune.ts';
import type { Terminal } from '../output/terminal.ts';
import { examples } from './help-examples.ts';
import type { Act } from './single-commands.ts';

/** `svc image`: the images that `svc run` has built. */
export function addImage(root: Command, terminal: Terminal, act: Act): void {
  const image = root.command('image').description('Clear away the images that svc run has built.');
  image
    .command('prune')
    .description(
      'Remove the images that a newer one of the same package has replaced, and print their names. Images that a container uses stay.',
    )
    .option('-a, --all', 'every image that svc has built; the next start builds what it needs with the same versions')
    .addHelpText('after', examples([['svc image prune --all', 'all that no container uses']]))
    .action((flags: ImagePruneFlags) => act(async () => (await import('../images/prune.ts')).run(flags, terminal)));
  for (const command of image.commands)
    command.showHelpAfterError(`Hint: svc image ${command.name()} --help lists what it takes`);
}
