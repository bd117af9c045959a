import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, closeSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** The cores of a measurement: the server has one for itself, the load another. */
export const serverCore = 0;
export const loadCore = 1;

/** True where processes can be kept to a core and there are two. */
export function canPin(): boolean {
  return availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;
}

/** What makes a program run on one core: put it in front of its own arguments. */
export function onCore(core: number): readonly string[] {
  return canPin() ? ['taskset', '-c', String(core)] : [];
}

/** A process on the core of servers, which writes its output to a file as it would in service. */
export interface PinnedProcess {
  readonly child: ChildProcess;
  /** What it wrote so far, standard output and error together. */
  output(): string;
  /** Waits until the output holds something, and gives the match. Throws the output when the process ends before. */
  said(pattern: RegExp): Promise<RegExpExecArray>;
  /** Milliseconds of processor time of all its threads (schedstat). */
  cpu(): number;
  /** Resident memory and its peak, in MiB. */
  memory(): { readonly now: number; readonly peak: number };
  /** Tells it to end and waits for it. */
  end(): Promise<void>;
}

/**
 * Starts Node with arguments; the output goes to the file. `core`: another than that of servers; `program`: another than Node;
 * `environment`: variables that replace those of this process.
 */
export function startPinned(
  args: readonly string[],
  outputFile: string,
  {
    core = serverCore,
    program: run = process.execPath,
    environment = {},
  }: {
    readonly core?: number;
    readonly program?: string;
    readonly environment?: Readonly<Record<string, string>>;
  } = {},
): PinnedProcess {
  const output = openSync(outputFile, 'w');
  const [program = run, ...rest] = [...onCore(core), run, ...args];
  const child = spawn(program, rest, { stdio: ['ignore', output, output], env: { ...process.env, ...environment } });
  closeSync(output);
  const ended = once(child, 'exit');
  const read = (): string => readFileSync(outputFile, 'utf8');
  return {
    child,
    output: read,
    async said(pattern) {
      for (;;) {
        const match = pattern.exec(read());
        if (match !== null) return match;
        if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}: ${read()}`);
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    },
    cpu: () => cpuOf(child.pid ?? 0),
    memory: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      const of = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
      return { now: of('VmRSS'), peak: of('VmHWM') };
    },
    async end() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function cpuOf(pid: number): number {
  let nanoseconds = 0;
  for (const task of readdirSync(`/proc/${pid}/task`)) {
    nanoseconds += Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]);
  }
  return nanoseconds / 1e6;
}

/** Milliseconds that a core was busy since the machine started, with any process. */
export function coreBusy(core: number): number {
  const line = new RegExp(`^cpu${core} +(.*)$`, 'm').exec(readFileSync('/proc/stat', 'utf8'))?.[1] ?? '';
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = line.split(' ').map(Number);
  // USER_HZ is 100 on every architecture that Node runs on.
  return (user + nice + system + irq + softirq + steal) * 10;
}
