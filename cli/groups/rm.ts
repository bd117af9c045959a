import { GroupStore, usualGroup } from '../../runtime/run/state/group-store.ts';
import { exitCodes } from '../exit-codes.ts';
import { say } from '../output/say.ts';
import type { Terminal } from '../output/terminal.ts';
import { withStore } from '../workloads/open-store.ts';
import { viewOf } from '../workloads/workload-view.ts';
import { unknownGroup } from './known-group.ts';

/** Removes a group without workloads, and prints its name. Returns the exit code: 1 where it is still there. */
export async function run(name: string, terminal: Terminal): Promise<number> {
  return withStore(terminal, async (store) => {
    const members = (await store.all()).map(viewOf).filter(({ group }) => group === name);
    const refused =
      name === usualGroup
        ? { problem: `the group ${usualGroup} is for workloads that name none`, hint: 'leave it' }
        : members.length > 0
          ? {
              problem: `the group ${JSON.stringify(name)} has workloads: ${members.map((each) => each.name).join(', ')}`,
              hint: `svc rm --force ${members.map((each) => each.name).join(' ')} removes them`,
            }
          : unknownGroup(name, terminal);
    if (refused !== undefined) {
      say(`error: ${refused.problem}\nHint: ${refused.hint}`, terminal);
      return exitCodes.findings;
    }
    new GroupStore(terminal.environment).remove(name);
    terminal.stdout.write(`${name}\n`);
    return exitCodes.fine;
  });
}
