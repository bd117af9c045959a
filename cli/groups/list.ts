import { GroupStore } from '../../runtime/run/state/group-store.ts';
import { textTable } from '../client/text-table.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Terminal } from '../output/terminal.ts';
import { withStore } from '../workloads/open-store.ts';
import { printedData } from '../workloads/printed-data.ts';
import { viewOf } from '../workloads/workload-view.ts';

/** The flags of `svc group list`, as they are parsed. */
export interface GroupListFlags {
  readonly format: 'table' | 'json' | 'yaml';
  readonly output?: string;
}

/** Lists the groups with their workloads. Returns the exit code. */
export async function run({ format }: GroupListFlags, terminal: Terminal): Promise<number> {
  return withStore(terminal, async (store) => {
    const groups = new GroupStore(terminal.environment);
    const workloads = (await store.all()).map(viewOf);
    // A workload may be in a group whose file is gone.
    const names = new Set([...groups.names(), ...workloads.flatMap(({ group }) => (group === null ? [] : [group]))]);
    const found = [...names].toSorted().map((name) => ({
      name,
      createdAt: groups.createdAt(name),
      workloads: workloads.filter(({ group }) => group === name).map((each) => each.name),
    }));
    const rows = found.map(({ name, workloads: members }) => [name, String(members.length), members.join(', ')]);
    terminal.stdout.write(
      format === 'table' ? textTable(['NAME', 'COUNT', 'WORKLOADS'], rows) : await printedData(found, format),
    );
    return exitCodes.fine;
  });
}
