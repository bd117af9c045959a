import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { writeStandInLauncher } from '../../support/mcp/stand-in-launcher.ts';
import { builtProgram } from '../built-program.ts';
import type { Gate } from '../gate.ts';

const workloadCount = 50;
/** Milliseconds in which idle workloads are watched. */
const watched = 10_000;
/** Clock ticks of Linux in a second (proc(5)). */
const ticksPerSecond = 100;

/** Memory of the process that supervises a workload, the median of 50, and the processor time that all of them take while nobody calls. */
export async function supervisedMemory(benchFolder: string): Promise<Gate> {
  const launcher = await builtProgram(benchFolder);
  const folder = join(benchFolder, 'supervised');
  mkdirSync(folder, { recursive: true });
  writeStandInLauncher(folder, 'npx');
  const env = {
    PATH: `${folder}:${process.env['PATH']}`,
    HOME: folder,
    XDG_STATE_HOME: join(folder, 'state'),
    XDG_CONFIG_HOME: join(folder, 'config'),
  };
  const svc = (...words: readonly string[]): string =>
    execFileSync(process.execPath, [launcher, ...words], { cwd: folder, env, encoding: 'utf8' });
  const names = Array.from({ length: workloadCount }, (_, index) => `workload-${index}`);
  try {
    for (const name of names) svc('run', '--runtime', 'process', 'npx://idle', '--name', name, '--', '--modern');
    const pids = names.map((name) => supervisorOf(join(folder, 'state/svc/workloads', name, 'supervisor.json')));
    await delay(3000);
    const before = pids.map(ticksOf);
    await delay(watched);
    const ticks = pids.reduce((sum, pid, index) => sum + ticksOf(pid) - (before[index] ?? 0), 0);
    const sizes = pids.map(megabytesOf).toSorted((a, b) => a - b);
    const share = (ticks / ticksPerSecond / (watched / 1000)) * 100;
    return {
      id: 'M5',
      what: `memory of a supervised workload's process, median of ${workloadCount}`,
      control: 'the limit',
      subject: sizes[Math.floor(sizes.length / 2)] ?? 0,
      base: 90,
      unit: 'MiB',
      bar: 1,
      stretch: 2 / 3,
      notes: [`largest ${(sizes.at(-1) ?? 0).toFixed(0)} MiB`, `all idle: ${share.toFixed(1)} % of one processor`],
    };
  } finally {
    svc('rm', '--force', '--all');
  }
}

function supervisorOf(path: string): number {
  const { supervisor }: { supervisor: { pid: number } } = JSON.parse(readFileSync(path, 'utf8'));
  return supervisor.pid;
}

function megabytesOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** Processor time of a process in ticks: fields 14 and 15 of its state (proc(5)). */
function ticksOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
