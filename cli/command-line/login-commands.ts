import type { Command } from 'commander';
import type { LoginFlags } from '../login/login.ts';
import type { Terminal } from '../output/terminal.ts';
import { examples } from './help-examples.ts';
import type { Act } from './single-commands.ts';

/** `svc login` and `svc logout`: the sign-in of a workload at its remote server. */
export function addLogin(program: Command, terminal: Terminal, act: Act): void {
  program
    .command('login')
    .description(
      'Sign in again at the remote server of a workload (svc run URL --remote-auth). It goes on by itself then.',
    )
    .argument('<name>', 'name of the workload')
    .option('--skip-browser', 'print the address to sign in at instead of opening a browser')
    .option('--timeout <duration>', 'longest time to wait for the person who signs in')
    .addHelpText(
      'after',
      examples([['svc login notion --timeout 5m', 'with more time than the workload was made with']]),
    )
    .action((name: string, flags: LoginFlags) =>
      act(async () => (await import('../login/login.ts')).run(name, flags, terminal)),
    );
  program
    .command('logout')
    .description('Sign out at the remote server of a workload: its tokens are revoked and forgotten.')
    .argument('<name>', 'name of the workload')
    .action((name: string) => act(async () => (await import('../login/logout.ts')).run(name, terminal)));
}
