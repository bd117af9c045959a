import type { RefusedStart } from '../../runtime/endpoint/refused-start.ts';
import { stateOf } from '../../runtime/run/state/workload-status.ts';
import { WorkloadStore } from '../../runtime/run/state/workload-store.ts';
import type { Terminal } from '../output/terminal.ts';

/** The address of the workload of a name; undefined where there is none of this name, so that it means something else. */
export async function workloadAddress(
  name: string,
  { environment }: Pick<Terminal, 'environment'>,
): Promise<{ readonly url: string } | RefusedStart | undefined> {
  const workload = await new WorkloadStore(environment).find(name);
  if (workload === undefined) return undefined;
  const { isSupervised, report, status } = stateOf(workload);
  if (isSupervised && report?.url !== null && report?.url !== undefined) return { url: report.url };
  return { problem: `the workload ${JSON.stringify(name)} is ${status}`, hint: `start it: svc start ${name}` };
}
