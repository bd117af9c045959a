import { isRefusal } from '../../runtime/endpoint/refused-start.ts';
import { SecretStore, type StoreProblem } from '../../runtime/run/secrets/secret-store.ts';
import { systemReason } from '../output/system-error.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';
import { storeKey } from './store-key.ts';

/** Runs a command over the store of secrets with its key. What the system refuses is a problem. Returns the exit code. */
export async function withSecrets(
  terminal: Terminal,
  run: (store: SecretStore, key: Buffer) => Promise<number | StoreProblem>,
): Promise<number> {
  const store = new SecretStore(terminal.environment);
  try {
    const key = await storeKey(store, terminal);
    if (isRefusal(key)) return usageProblem(terminal, key.problem, key.hint);
    const code = await run(store, key);
    if (typeof code === 'number') return code;
    return usageProblem(terminal, code.problem, `the secrets are in ${store.path}`);
  } catch (error) {
    const reason = systemReason(error);
    if (reason === undefined) throw error;
    return usageProblem(terminal, `${store.path}: ${reason}`, 'make the folder yours, or set XDG_DATA_HOME');
  }
}
