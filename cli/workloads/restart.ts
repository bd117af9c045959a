import { stopWorkload } from '../../runtime/run/supervisor/stop-workload.ts';
import { exitCodes } from '../exit-codes.ts';
import { isRefusal } from '../../runtime/endpoint/refused-start.ts';
import { say } from '../output/say.ts';
import { neededKey } from '../secrets/needed-key.ts';
import { usageProblem } from '../command-line/usage-problem.ts';
import type { Terminal } from '../output/terminal.ts';
import { graceOf, graceProblem } from './grace.ts';
import { forEachWorkload } from './named-workloads.ts';
import { withStore } from './open-store.ts';
import { start, startable } from './start.ts';
import type { StopFlags } from './stop.ts';

/** Stops and starts workloads, each at the address it had. One that could not be started again is not stopped. Returns the exit code. */
export async function run(names: readonly string[], { all, timeout }: StopFlags, terminal: Terminal): Promise<number> {
  const grace = graceOf(timeout);
  if (grace === undefined) return graceProblem(timeout, terminal);
  return withStore(terminal, (store) =>
    forEachWorkload({ names, all }, store, terminal, async (workload) => {
      const record = startable(workload, terminal);
      if (record === undefined) return exitCodes.findings;
      const needed = await neededKey(record.config, terminal);
      if (isRefusal(needed)) return usageProblem(terminal, needed.problem, needed.hint);
      const refused = await stopWorkload(workload, grace, terminal.environment);
      if (refused !== undefined) {
        say(`error: ${workload.name}: ${refused.problem}\nHint: ${refused.hint}`, terminal);
        return exitCodes.findings;
      }
      const stopped = await store.find(workload.name);
      return stopped === undefined ? exitCodes.findings : start(stopped, store, terminal, needed.key);
    }),
  );
}
