import { WorkloadStore } from '../../runtime/run/state/workload-store.ts';
import { systemReason } from '../output/system-error.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';

/** Runs a command over the workloads of this person. What the system refuses is a problem with its path. Returns the exit code. */
export async function withStore(terminal: Terminal, run: (store: WorkloadStore) => Promise<number>): Promise<number> {
  const store = new WorkloadStore(terminal.environment);
  try {
    return await run(store);
  } catch (error) {
    const reason = systemReason(error);
    if (reason === undefined) throw error;
    const path = error instanceof Error && 'path' in error ? String(error.path) : store.folder;
    return usageProblem(terminal, `${path}: ${reason}`, `the state of workloads is in ${store.folder}`);
  }
}
