import { isAlive, isOfEarlierBoot } from './process-identity.ts';
import type { Phase, SupervisorReport } from './supervisor-report.ts';
import type { StoredWorkload } from './workload-store.ts';

/** How a workload is, as people see it. `unknown`: its files cannot be read. */
export type WorkloadStatus = Phase | 'unknown';

/** How a workload is, and why. */
export interface WorkloadState {
  readonly status: WorkloadStatus;
  readonly problem: string | null;
  /** Whether its supervisor runs. */
  readonly isSupervised: boolean;
  readonly report: SupervisorReport | undefined;
}

/**
 * How a workload is now: what its supervisor wrote last, if that very process still runs. A supervisor that was killed cannot say so, and one
 * with its number may be somebody else's program.
 */
export function stateOf({ record, report, files }: StoredWorkload): WorkloadState {
  if (report !== undefined && !('supervisor' in report))
    return unknown(`${files.report} cannot be used: ${report.problem}`);
  const isSupervised = report !== undefined && isAlive(report.supervisor);
  if ('problem' in record)
    return { ...unknown(`${files.record} cannot be used: ${record.problem}`), isSupervised, report };
  if (report === undefined) return { status: 'stopped', problem: 'it has not been started', isSupervised, report };
  const { phase, problem } = report;
  if (isSupervised || phase === 'stopped' || phase === 'failed')
    return { status: phase, problem, isSupervised, report };
  if (isOfEarlierBoot(report.supervisor))
    return { status: 'stopped', problem: 'the machine was started again', isSupervised, report };
  return {
    status: phase === 'stopping' ? 'stopped' : 'failed',
    problem: 'its supervisor has gone: it was killed, or its disk is full',
    isSupervised,
    report,
  };
}

function unknown(problem: string): WorkloadState {
  return { status: 'unknown', problem, isSupervised: false, report: undefined };
}
