import type { RunConfigWithDefaults } from '../../generated/defaults/run.ts';
import { isRefusal } from '../../runtime/endpoint/refused-start.ts';
import { stateOf } from '../../runtime/run/state/workload-status.ts';
import { readDuration } from '../../runtime/language/duration.ts';
import { usageProblem } from '../command-line/usage-problem.ts';
import { exitCodes } from '../exit-codes.ts';
import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';
import { unknownName } from '../workloads/named-workloads.ts';
import { withStore } from '../workloads/open-store.ts';

/** The flags of `svc login`, as they are parsed. */
export interface LoginFlags {
  readonly skipBrowser?: true;
  readonly timeout?: string;
}

/** Signs in again at the remote server of a workload, which goes on by itself then. Returns the exit code. */
export async function run(name: string, { skipBrowser, timeout }: LoginFlags, terminal: Terminal): Promise<number> {
  if (timeout !== undefined && 'problem' in readDuration(timeout))
    return usageProblem(terminal, `--timeout ${JSON.stringify(timeout)} is not a duration`, 'write 90s or 5m');
  return withStore(terminal, async (store) => {
    const workload = await store.find(name);
    if (workload === undefined) return unknownName(name, store, terminal);
    const { record, files } = workload;
    if ('problem' in record) return usageProblem(terminal, `${files.record}: ${record.problem}`, `svc rm ${name}`);
    const { remoteAuth } = record.config;
    const config: RunConfigWithDefaults = {
      ...record.config,
      ...(remoteAuth === undefined
        ? {}
        : {
            remoteAuth: {
              ...remoteAuth,
              ...(skipBrowser === undefined ? {} : { skipBrowser }),
              ...(timeout === undefined ? {} : { timeout }),
            },
          }),
    };
    const { signInAt } = await import('./sign-in-at.ts');
    const done = await signInAt({ name, config, folder: record.folder }, true, terminal);
    if (isRefusal(done)) {
      say(`error: ${done.problem}\nHint: ${done.hint}`, terminal);
      return exitCodes.findings;
    }
    if (!stateOf(workload).isSupervised) say(`${name} does not run; start it with svc start ${name}`, terminal);
    return exitCodes.fine;
  });
}
