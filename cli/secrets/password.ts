import { exitCodes } from '../exit-codes.ts';
import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';
import { withSecrets } from './opened-store.ts';
import { newPassword } from './store-key.ts';

/** Seals all secrets under a new password, which the person types twice. */
export async function run(terminal: Terminal): Promise<number> {
  return withSecrets(terminal, async (store, key) => {
    const password = await newPassword(store, terminal);
    if (typeof password === 'object') return usageProblem(terminal, password.problem, password.hint);
    const refused = await store.changePassword(key, password);
    if (refused === undefined) say(`${store.path} has the new password`, terminal);
    return refused ?? exitCodes.fine;
  });
}
