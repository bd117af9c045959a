import { stateOf, type WorkloadStatus } from '../../runtime/run/state/workload-status.ts';
import type { StoredWorkload } from '../../runtime/run/state/workload-store.ts';

/** A workload as `svc list` shows it. */
export interface WorkloadView {
  readonly name: string;
  readonly group: string | null;
  readonly status: WorkloadStatus;
  /** Why it does not run. */
  readonly problem: string | null;
  /** Where clients reach it, or reached it the last time. */
  readonly url: string | null;
  readonly restarts: number;
  /** The package, image or address that runs. */
  readonly server: string | null;
  readonly createdAt: string | null;
  /** Since when it has this status. */
  readonly since: string | null;
}

export function viewOf(workload: StoredWorkload): WorkloadView {
  const { name, record } = workload;
  const { status, problem, report } = stateOf(workload);
  const known = 'config' in record ? record : undefined;
  const { image, remoteUrl, targetHost, targetPort, group = 'default' } = known?.config ?? {};
  const target = targetPort === undefined ? null : `http://${targetHost ?? '127.0.0.1'}:${targetPort}`;
  return {
    name,
    group: known === undefined ? null : group,
    status,
    problem,
    url: report?.url ?? null,
    restarts: report?.restarts ?? 0,
    server: known === undefined ? null : (image ?? remoteUrl ?? target),
    createdAt: known?.createdAt ?? null,
    since: report?.since ?? null,
  };
}

const units: readonly (readonly [unit: string, seconds: number])[] = [
  ['d', 86_400],
  ['h', 3600],
  ['m', 60],
];

/** How long ago a time was, as kubectl writes it: `5s`, `3m`, `2h`, `4d`. */
export function ageOf(time: string | null, now = Date.now()): string {
  if (time === null) return '';
  const seconds = Math.max(0, Math.floor((now - Date.parse(time)) / 1000));
  const [unit, size] = units.find(([, each]) => seconds >= 2 * each) ?? ['s', 1];
  return `${Math.floor(seconds / size)}${unit}`;
}
