import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isJsonObject } from '../../identity/json-object.ts';

/** Which process it was: the system gives a number of a process that has ended to another one. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it started: the boot of the machine and the ticks since, or what `ps` prints. It has no other meaning. */
  readonly started: string;
}

/** Reads an identity that was written down; undefined where a value is none. */
export function readIdentity(value: unknown): ProcessIdentity | undefined {
  if (!isJsonObject(value)) return undefined;
  const { pid, started } = value;
  // 0 and negative numbers are groups of processes to the system, and 1 is never a process of svc.
  if (typeof pid !== 'number' || !Number.isSafeInteger(pid) || pid < 2 || pid > 0x7f_ff_ff_ff) return undefined;
  return typeof started === 'string' && started !== '' ? { pid, started } : undefined;
}

/** The process that has a number now; undefined where none runs, or one that has ended and is not cleared away. */
export function identityOf(pid: number): ProcessIdentity | undefined {
  const started = process.platform === 'linux' ? startOnLinux(pid) : startElsewhere(pid);
  return started === undefined ? undefined : { pid, started };
}

/** Whether this very process runs. */
export function isAlive({ pid, started }: ProcessIdentity): boolean {
  return identityOf(pid)?.started === started;
}

/** Whether it ran before the machine was started the last time; false where the system does not tell. */
export function isOfEarlierBoot({ started }: ProcessIdentity): boolean {
  const boot = bootOf();
  return boot !== undefined && started.includes('/') && !started.startsWith(`${boot}/`);
}

/** Sends a signal to this very process, or with `group` to all processes that it leads. Whether it was there. */
export function signal(identity: ProcessIdentity, name: NodeJS.Signals, group = false): boolean {
  if (!isAlive(identity)) return false;
  try {
    return process.kill(group ? -identity.pid : identity.pid, name);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}

let boot: string | undefined;

function bootOf(): string | undefined {
  if (process.platform !== 'linux') return undefined;
  boot ??= textOf('/proc/sys/kernel/random/boot_id')?.trim() ?? 'boot';
  return boot;
}

/** One line of `/proc/PID/stat` (proc(5)): the name of the program may hold anything, so what follows its last parenthesis counts. */
function startOnLinux(pid: number): string | undefined {
  const text = textOf(`/proc/${pid}/stat`);
  const [state, ...fields] = text === undefined ? [] : text.slice(text.lastIndexOf(')') + 2).split(' ');
  // The state is the third field, the start the 22nd.
  const ticks = fields[18];
  return state === undefined || state === 'Z' || state === 'X' || ticks === undefined
    ? undefined
    : `${bootOf()}/${ticks}`;
}

function startElsewhere(pid: number): string | undefined {
  try {
    const options = {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
      timeout: 5000,
    } as const;
    const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { ...options, stdio: 'pipe' }).trim();
    const [state = 'Z', ...started] = line.split(/\s+/);
    return state.startsWith('Z') || started.length === 0 ? undefined : started.join(' ');
  } catch (error) {
    // ps ends with 1 where there is no such process.
    if (error instanceof Error && 'status' in error) return undefined;
    throw error;
  }
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}
