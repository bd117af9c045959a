import { isOwnName } from '../../runtime/run/secrets/secret-store.ts';
import { exitCodes } from '../exit-codes.ts';
import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';
import { withSecrets } from './opened-store.ts';

/** Removes secrets; all of them or none. Returns the exit code: 1 where one is not there. */
export async function run(names: readonly string[], terminal: Terminal): Promise<number> {
  return withSecrets(terminal, async (store, key) => {
    let missing: readonly string[] = [];
    const refused = await store.change(key, (secrets) => {
      missing = names.filter((name) => isOwnName(name) || !Object.hasOwn(secrets, name));
      if (missing.length > 0) return secrets;
      return Object.fromEntries(Object.entries(secrets).filter(([name]) => !names.includes(name)));
    });
    if (refused !== undefined) return refused;
    if (missing.length === 0) return exitCodes.fine;
    const quoted = missing.map((name) => JSON.stringify(name)).join(', ');
    say(`error: there is no secret ${quoted}, and none was removed\nHint: svc secret list shows the names`, terminal);
    return exitCodes.findings;
  });
}
