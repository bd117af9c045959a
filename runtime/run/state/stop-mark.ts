import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { systemCodeOf } from '../../config/system-error.ts';
import type { WorkloadFiles } from './state-folder.ts';

/** Notes that somebody wants a workload to stay stopped, also after a restart of the machine. One that is being removed needs no note. */
export function writeStopMark({ stopMark }: WorkloadFiles): void {
  try {
    writeFileSync(stopMark, '', { mode: 0o600 });
  } catch (error) {
    // A disk that is full must not keep a workload running.
    if (systemCodeOf(error) === undefined) throw error;
  }
}

export function removeStopMark({ stopMark }: WorkloadFiles): void {
  rmSync(stopMark, { force: true });
}

export function hasStopMark({ stopMark }: WorkloadFiles): boolean {
  return existsSync(stopMark);
}
