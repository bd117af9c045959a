import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The folder with what `svc` keeps for this person: `svc` in XDG_STATE_HOME, or in `~/.local/state` (XDG Base Directory Specification, where
 * a path that is relative does not count).
 */
export function stateFolder(environment: Environment): string {
  const named = environment['XDG_STATE_HOME'];
  const home = environment['HOME'];
  const state =
    named !== undefined && isAbsolute(named)
      ? named
      : join(home === undefined || home === '' ? homedir() : home, '.local/state');
  return join(state, 'svc');
}

/** The folder with a folder for each workload. */
export function workloadsFolder(environment: Environment): string {
  return join(stateFolder(environment), 'workloads');
}

/** The files of one workload. Each has one writer: the record its maker, everything else the supervisor. */
export interface WorkloadFiles {
  readonly folder: string;
  /** What was asked for. It does not change. */
  readonly record: string;
  /** How it is. */
  readonly report: string;
  /** Held by the supervisor as long as it runs, and by whoever removes the workload. */
  readonly lock: string;
  /** There as long as somebody wants the workload to stay stopped: `svc stop` makes it, and a start removes it. */
  readonly stopMark: string;
  /** What the server wrote. */
  readonly serverLog: string;
  /** What the proxy in front of it, and the supervisor, wrote. */
  readonly proxyLog: string;
}

export function workloadFiles(workloads: string, name: string): WorkloadFiles {
  const folder = join(workloads, name);
  return {
    folder,
    record: join(folder, 'workload.json'),
    report: join(folder, 'supervisor.json'),
    lock: join(folder, 'lock'),
    stopMark: join(folder, 'stopped'),
    serverLog: join(folder, 'server.log'),
    proxyLog: join(folder, 'proxy.log'),
  };
}
