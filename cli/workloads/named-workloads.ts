import { suggest } from '../../runtime/config/suggest.ts';
import type { StoredWorkload, WorkloadStore } from '../../runtime/run/state/workload-store.ts';
import { exitCodes } from '../exit-codes.ts';
import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';

/** Which workloads a command is about. */
export interface Selection {
  readonly names: readonly string[];
  readonly all?: true | undefined;
}

/**
 * Does something with each workload that is named, or with all, one after the other. A name that does not exist is reported, and the others
 * are done. Returns the exit code: the worst of all.
 */
export async function forEachWorkload(
  { names, all }: Selection,
  store: WorkloadStore,
  terminal: Terminal,
  act: (workload: StoredWorkload) => Promise<number>,
): Promise<number> {
  if (names.length > 0 && all === true)
    return usageProblem(terminal, '--all goes without names', 'leave out one of them');
  if (names.length === 0 && all !== true)
    return usageProblem(terminal, 'no workload is named', 'svc list shows the names; --all is all of them');
  let code: number = exitCodes.fine;
  for (const name of all === true ? store.names() : new Set(names)) {
    const workload = await store.find(name);
    if (workload === undefined && all === true) continue;
    const one = workload === undefined ? unknownName(name, store, terminal) : await act(workload);
    code = Math.max(code, one);
  }
  return code;
}

/** Says that there is no workload of a name. Returns the exit code. */
export function unknownName(name: string, store: WorkloadStore, terminal: Terminal): number {
  const near = suggest(name, store.names());
  const hint = near === undefined ? 'svc list shows the names' : `did you mean ${JSON.stringify(near)}?`;
  say(`error: there is no workload ${JSON.stringify(name)}\nHint: ${hint}`, terminal);
  return exitCodes.findings;
}
