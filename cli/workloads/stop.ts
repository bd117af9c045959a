import { writeStopMark } from '../../runtime/run/state/stop-mark.ts';
import { stopWorkload } from '../../runtime/run/supervisor/stop-workload.ts';
import { exitCodes } from '../exit-codes.ts';
import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';
import { forEachWorkload } from './named-workloads.ts';
import { withStore } from './open-store.ts';
import { graceOf, graceProblem } from './grace.ts';

/** The flags of `svc stop`, as they are parsed. */
export interface StopFlags {
  readonly all?: true;
  readonly timeout: string;
}

/** Stops workloads; they keep their name, address and logs. Returns the exit code. */
export async function run(names: readonly string[], { all, timeout }: StopFlags, terminal: Terminal): Promise<number> {
  const grace = graceOf(timeout);
  if (grace === undefined) return graceProblem(timeout, terminal);
  return withStore(terminal, (store) =>
    forEachWorkload({ names, all }, store, terminal, async (workload) => {
      writeStopMark(workload.files);
      const refused = await stopWorkload(workload, grace, terminal.environment);
      if (refused !== undefined) {
        say(`error: ${workload.name}: ${refused.problem}\nHint: ${refused.hint}`, terminal);
        return exitCodes.findings;
      }
      terminal.stdout.write(`${workload.name}\n`);
      return exitCodes.fine;
    }),
  );
}
