import type {
  ApplyBackends,
  BackendSource,
  DescribedBackend,
  DiscoveryReport,
} from '../../runtime/aggregator/backend-source.ts';
import type { Log } from '../../runtime/observe/log.ts';
import { stateOf } from '../../runtime/run/state/workload-status.ts';
import type { StoredWorkload, WorkloadStore } from '../../runtime/run/state/workload-store.ts';
import { systemReason } from '../output/system-error.ts';

/** Milliseconds between two looks at the workloads. */
const lookEvery = 1000;

/** The workloads of a group on this machine, as backends: those that run or are on their way, each at its address. */
export function workloadBackends(group: string, store: WorkloadStore, log: Log): BackendSource {
  let present = '';
  let read: string | null = null;
  let problem: string | null = null;
  let leftOut: DiscoveryReport['leftOut'] = [];
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  async function look(apply: ApplyBackends): Promise<void> {
    const described = (await store.all()).flatMap((workload) => backendIn(workload, group));
    const digest = JSON.stringify(described.map((each) => [each.backend.name, each.digest]));
    read = new Date().toISOString();
    if (digest === present) return;
    const unusable = await apply(described);
    present = digest;
    leftOut = unusable.map(({ name, problem: refused }) => ({ kind: 'workload', name, problem: refused.problem }));
    for (const { name, problem: reason } of leftOut) log.warn({ backend: name }, `a workload is left out: ${reason}`);
    log.info({ backends: described.map(({ backend }) => backend.name) }, `the workloads of the group "${group}"`);
  }

  async function lookAgain(apply: ApplyBackends): Promise<void> {
    try {
      await look(apply);
      problem = null;
    } catch (error) {
      const reason = systemReason(error);
      if (reason === undefined) throw error;
      if (problem === null) log.warn({}, `the workloads cannot be read: ${reason}`);
      problem = reason;
    }
    if (!isOver) timer = setTimeout(() => void lookAgain(apply), lookEvery);
  }

  return {
    get problem() {
      return read === null ? 'the workloads have not been read yet' : undefined;
    },
    get report() {
      return { namespace: store.folder, read, problem, leftOut };
    },
    async begin(apply) {
      await lookAgain(apply);
      return undefined;
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

/** A workload as a backend; none where it is of another group, or does not run. */
function backendIn(workload: StoredWorkload, group: string): DescribedBackend[] {
  const { name, record } = workload;
  if (!('config' in record) || record.config.group !== group) return [];
  const { status, report } = stateOf(workload);
  const url = report?.url ?? null;
  if (url === null || (status !== 'running' && status !== 'restarting')) return [];
  const transport = new URL(url).pathname.endsWith('/sse') ? 'sse' : 'streamable-http';
  return [
    {
      backend: { name, url, transport },
      strategy: undefined,
      secret: (variable) => ({ env: variable }),
      digest: `${record.id} ${url}`,
    },
  ];
}
