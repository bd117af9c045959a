import { exitCodes } from '../exit-codes.ts';
import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';
import { withSecrets } from '../secrets/opened-store.ts';
import { forgetLogin } from './forget-login.ts';

/** Ends the sign-in of a workload, which refuses requests from then on. Returns the exit code: 1 where there was none. */
export async function run(name: string, terminal: Terminal): Promise<number> {
  return withSecrets(terminal, async (secrets, key) => {
    const forgotten = await forgetLogin(name, secrets, key);
    if (typeof forgotten === 'object') return forgotten;
    if (forgotten === 'nothing') {
      say(`error: ${name} is not signed in\nHint: svc list shows the workloads`, terminal);
      return exitCodes.findings;
    }
    const note =
      forgotten === 'everywhere' ? '' : '; its authorization server was not told, so end the session there too';
    say(`${name} is signed out${note}`, terminal);
    return exitCodes.fine;
  });
}
