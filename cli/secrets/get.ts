import { exitCodes } from '../exit-codes.ts';
import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';
import { withSecrets } from './opened-store.ts';

/** Prints a secret, with a line end on a terminal only. Returns the exit code: 1 where there is none. */
export async function run(name: string, terminal: Terminal): Promise<number> {
  return withSecrets(terminal, async (store, key) => {
    const found = store.read(key);
    if ('problem' in found) return found;
    const value = Object.hasOwn(found.secrets, name) ? found.secrets[name] : undefined;
    if (value === undefined) {
      say(`error: there is no secret ${JSON.stringify(name)}\nHint: svc secret list shows the names`, terminal);
      return exitCodes.findings;
    }
    terminal.stdout.write(terminal.stdout.isTTY === true ? `${value}\n` : value);
    return exitCodes.fine;
  });
}
