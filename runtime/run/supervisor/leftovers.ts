import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { RunConfigWithDefaults } from '../../../generated/defaults/run.ts';
import type { RefusedStart } from '../../endpoint/refused-start.ts';
import { isRefusal } from '../../endpoint/refused-start.ts';
import { removeInstance } from '../container/running-container.ts';
import { EngineError } from '../engine/container-engine.ts';
import { findEngine } from '../engine/find-engine.ts';
import { identityOf, signal, type ProcessIdentity } from '../state/process-identity.ts';
import type { StoredWorkload } from '../state/workload-store.ts';

/** Milliseconds that a server gets to end by itself. */
const grace = 2000;
const lookEvery = 50;

/** Ends what a supervisor that was killed has left running as processes of this machine. */
export async function endProcesses({ report }: Pick<StoredWorkload, 'report'>): Promise<void> {
  const servers = report !== undefined && 'servers' in report ? report.servers : [];
  await Promise.all(servers.map(endGroup));
}

/**
 * Removes the containers that a supervisor has left. Only a workload with an image has any. A container that cannot be removed is a
 * refusal, since it would continue to run.
 */
export async function removeContainers(
  { record }: Pick<StoredWorkload, 'record'>,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<RefusedStart | undefined> {
  if (!('config' in record) || !isInContainer(record.config)) return undefined;
  const engine = await findEngine(environment);
  if (isRefusal(engine)) return engine;
  try {
    await removeInstance(engine, record.id);
    return undefined;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { problem: `its container cannot be removed: ${error.message}`, hint: `ask the engine at ${engine.place}` };
  }
}

function isInContainer({ image, runtime }: RunConfigWithDefaults): boolean {
  return image !== undefined && runtime?.engine !== 'process';
}

/** Whether an earlier supervisor may have left a container: it said so, it was killed before it could, or what it said cannot be read. */
export function mayHaveContainer({ record, report }: Pick<StoredWorkload, 'record' | 'report'>): boolean {
  if (report === undefined || !('config' in record) || !isInContainer(record.config)) return false;
  if (!('phase' in report)) return true;
  return report.isContainerLeft || (report.phase !== 'stopped' && report.phase !== 'failed');
}

async function endGroup(leader: ProcessIdentity): Promise<void> {
  if (!sendToGroup(leader, 'SIGTERM')) return;
  const until = performance.now() + grace;
  while (performance.now() < until && sendToGroup(leader, undefined)) await delay(lookEvery);
  sendToGroup(leader, 'SIGKILL');
}

/** Sends a signal to all that is left of a group; whether there was anybody. */
function sendToGroup(leader: ProcessIdentity, name: 'SIGTERM' | 'SIGKILL' | undefined): boolean {
  if (name === undefined ? identityOf(leader.pid)?.started === leader.started : signal(leader, name, true)) return true;
  // Its leader has ended. The number belongs to somebody else, or still to the group it led.
  const orphans = identityOf(leader.pid) === undefined ? orphansOf(leader) : [];
  return orphans.filter((orphan) => name === undefined || signal(orphan, name)).length > 0;
}

/**
 * Processes of a group whose leader has ended (Linux): the group and the session have its number, and they started after it. Elsewhere a
 * server without its launcher finds its input closed.
 */
function orphansOf({ pid, started }: ProcessIdentity): ProcessIdentity[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const [, , group, session] = statOf(name) ?? [];
      if (group !== String(pid) || session !== String(pid)) return [];
      const found = identityOf(Number(name));
      return found !== undefined && ticksOf(found.started) >= ticksOf(started) ? [found] : [];
    });
}

function ticksOf(started: string): number {
  return Number(started.slice(started.indexOf('/') + 1));
}

/** Fields of `/proc/PID/stat` from the state on (proc(5)); undefined where the process has ended. */
function statOf(pid: string): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}
