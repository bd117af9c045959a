import { setTimeout as delay } from 'node:timers/promises';
import type { RefusedStart } from '../../endpoint/refused-start.ts';
import { isAlive, signal } from '../state/process-identity.ts';
import { stateOf } from '../state/workload-status.ts';
import { reportIn, type StoredWorkload } from '../state/workload-store.ts';
import { endProcesses, removeContainers } from './leftovers.ts';

const lookEvery = 25;
/** Milliseconds for the system to clear a killed process away. */
const killTime = 5000;

/**
 * Ends a workload: asks its supervisor, waits `graceMs` milliseconds, kills it and what it started. What a supervisor that was killed before
 * has left is ended too. A refusal where a container may run on.
 */
export async function stopWorkload(
  workload: StoredWorkload,
  graceMs: number,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<RefusedStart | undefined> {
  const { report, isSupervised, status } = stateOf(workload);
  if (report === undefined) return undefined;
  if (isSupervised && (await asked(report.supervisor, graceMs))) {
    const last = reportIn(workload.files);
    const isLeft = last !== undefined && 'supervisor' in last && last.isContainerLeft;
    return isLeft ? removeContainers(workload, environment) : undefined;
  }
  await endProcesses(workload);
  // One that ended in order has removed its container, where the engine was there.
  const isOver = !isSupervised && (status === 'stopped' || status === 'failed') && report.phase === status;
  return isOver && !report.isContainerLeft ? undefined : removeContainers(workload, environment);
}

/** Asks a process to end; whether it did so by itself. It is gone in any case. */
async function asked(supervisor: Parameters<typeof isAlive>[0], graceMs: number): Promise<boolean> {
  signal(supervisor, 'SIGTERM');
  if (await isGone(supervisor, graceMs)) return true;
  signal(supervisor, 'SIGKILL');
  await isGone(supervisor, killTime);
  return false;
}

async function isGone(supervisor: Parameters<typeof isAlive>[0], timeMs: number): Promise<boolean> {
  const until = performance.now() + timeMs;
  while (isAlive(supervisor)) {
    if (performance.now() > until) return false;
    await delay(lookEvery);
  }
  return true;
}
