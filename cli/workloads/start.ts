import type { WorkloadRecord } from '../../runtime/run/state/workload-record.ts';
import { hasStopMark } from '../../runtime/run/state/stop-mark.ts';
import { stateOf } from '../../runtime/run/state/workload-status.ts';
import type { StoredWorkload, WorkloadStore } from '../../runtime/run/state/workload-store.ts';
import { exitCodes } from '../exit-codes.ts';
import { startAndWait } from '../run/supervised.ts';
import { usageProblem } from '../command-line/usage-problem.ts';
import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';
import { forEachWorkload } from './named-workloads.ts';
import { withStore } from './open-store.ts';

/** The flags of `svc start`, as they are parsed. */
export interface StartFlags {
  readonly all?: true;
  /** Those that nobody has stopped, for a service manager. */
  readonly resume?: true;
}

/** Starts workloads that do not run, each at the address it had. Returns the exit code: 1 where a server does not answer. */
export async function run(names: readonly string[], { all, resume }: StartFlags, terminal: Terminal): Promise<number> {
  if (resume === true && (names.length > 0 || all === true))
    return usageProblem(terminal, '--resume goes without names and --all', 'leave out one of them');
  return withStore(terminal, (store) =>
    forEachWorkload({ names, all: all ?? resume }, store, terminal, async (workload) => {
      const isLeft = resume === true && (workload.report === undefined || hasStopMark(workload.files));
      return isLeft ? exitCodes.fine : start(workload, store, terminal);
    }),
  );
}

/** Starts one workload, unless it runs. Prints its address. `key`: of the store of secrets, where it is known. Returns the exit code. */
export async function start(
  workload: StoredWorkload,
  store: WorkloadStore,
  terminal: Terminal,
  key?: Buffer,
): Promise<number> {
  const record = startable(workload, terminal);
  if (record === undefined) return exitCodes.findings;
  const { isSupervised, report } = stateOf(workload);
  if (!isSupervised) return startAndWait({ record, key }, store, terminal);
  terminal.stdout.write(`${report?.url ?? workload.name}\n`);
  return exitCodes.fine;
}

/** The record of a workload, if it holds all that a start needs; says what is missing. */
export function startable({ name, record, files }: StoredWorkload, terminal: Terminal): WorkloadRecord | undefined {
  if ('problem' in record) {
    say(
      `error: ${name}: ${files.record} cannot be used: ${record.problem}\nHint: remove it with svc rm ${name}`,
      terminal,
    );
    return undefined;
  }
  if (record.withheld.length === 0) return record;
  const problem = `its ${record.withheld.join(' and ')} came from the command line, and secrets are not kept`;
  const hint = `remove it, and run it with the secret in a file (--remote-auth-bearer-token-file, --token-exchange-client-secret-file) or variable`;
  say(`error: ${name}: ${problem}\nHint: ${hint}`, terminal);
  return undefined;
}
