import { groupNameProblem, GroupStore } from '../../runtime/run/state/group-store.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';
import { withStore } from '../workloads/open-store.ts';

/** Adds a group, and prints its name. Returns the exit code. */
export async function run(name: string, terminal: Terminal): Promise<number> {
  const problem = groupNameProblem(name);
  if (problem !== undefined) return usageProblem(terminal, `${JSON.stringify(name)} ${problem}`, 'for example team');
  return withStore(terminal, async () => {
    const groups = new GroupStore(terminal.environment);
    if (groups.has(name))
      return usageProblem(
        terminal,
        `there is a group ${JSON.stringify(name)} already`,
        `svc run --group ${name} adds a workload to it`,
      );
    groups.create(name);
    terminal.stdout.write(`${name}\n`);
    return exitCodes.fine;
  });
}
