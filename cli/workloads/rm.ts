import { SecretStore } from '../../runtime/run/secrets/secret-store.ts';
import { stateOf } from '../../runtime/run/state/workload-status.ts';
import type { StoredWorkload, WorkloadStore } from '../../runtime/run/state/workload-store.ts';
import { stopWorkload } from '../../runtime/run/supervisor/stop-workload.ts';
import { exitCodes } from '../exit-codes.ts';
import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';
import { graceOf, graceProblem } from './grace.ts';
import { forEachWorkload } from './named-workloads.ts';
import { withStore } from './open-store.ts';
import type { StopFlags } from './stop.ts';

/** The flags of `svc rm`, as they are parsed. */
export interface RmFlags extends StopFlags {
  readonly force?: true;
}

/** Removes workloads that do not run, with their logs, containers and processes; with `--force` stops them first. Returns the exit code. */
export async function run(names: readonly string[], flags: RmFlags, terminal: Terminal): Promise<number> {
  const grace = graceOf(flags.timeout);
  if (grace === undefined) return graceProblem(flags.timeout, terminal);
  return withStore(terminal, (store) =>
    forEachWorkload({ names, all: flags.all }, store, terminal, async (workload) => {
      const problem = await remove(workload, flags.force === true, grace, store, terminal);
      if (problem !== undefined) {
        say(`error: ${workload.name}: ${problem}`, terminal);
        return exitCodes.findings;
      }
      await forget(workload, terminal);
      terminal.stdout.write(`${workload.name}\n`);
      return exitCodes.fine;
    }),
  );
}

/** A sign-in ends with its workload, where the store of secrets opens without a question. */
async function forget({ name, record }: StoredWorkload, terminal: Terminal): Promise<void> {
  if (!('config' in record) || record.config.remoteAuth?.enabled !== true) return;
  const secrets = new SecretStore(terminal.environment);
  if (!secrets.exists) return;
  const { keyWithoutQuestion } = await import('../secrets/store-key.ts');
  const key = await keyWithoutQuestion(secrets, terminal);
  if (key === undefined) {
    say(`warning: the sign-in of ${name} is still in ${secrets.path}; svc logout ${name} ends it`, terminal);
    return;
  }
  const { forgetLogin } = await import('../login/forget-login.ts');
  const forgotten = await forgetLogin(name, secrets, key);
  if (typeof forgotten === 'object') say(`warning: the sign-in of ${name} stays: ${forgotten.problem}`, terminal);
}

/** Undefined once it is gone; else why it is still there. */
async function remove(
  workload: StoredWorkload,
  isForced: boolean,
  grace: number,
  store: WorkloadStore,
  terminal: Terminal,
): Promise<string | undefined> {
  const running = `it runs\nHint: stop it first (svc stop ${workload.name}), or use --force`;
  if (stateOf(workload).isSupervised && !isForced) return running;
  const refused = await stopWorkload(workload, grace, terminal.environment);
  if (refused !== undefined) return `${refused.problem}\nHint: ${refused.hint}`;
  const lock = store.lock(workload.name);
  if (lock === undefined) return (await store.find(workload.name)) === undefined ? undefined : running;
  store.remove(workload.name);
  lock.release();
  return undefined;
}
