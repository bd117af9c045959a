import { stripVTControlCharacters } from 'node:util';
import { printableLine } from '../../runtime/diagnostics/printable-text.ts';
import { readLog } from '../../runtime/run/state/read-log.ts';
import { isAlive } from '../../runtime/run/state/process-identity.ts';
import { reportIn } from '../../runtime/run/state/workload-store.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';
import { unknownName } from './named-workloads.ts';
import { withStore } from './open-store.ts';

/** The flags of `svc logs`, as they are parsed. */
export interface LogsFlags {
  readonly follow?: true;
  readonly proxy?: true;
  /** A number, or `all`. */
  readonly tail: string;
}

/** Prints what a server, or with `--proxy` the proxy in front of it, has written. With `--follow` until the workload ends. Returns the exit code. */
export async function run(name: string, { follow, proxy, tail }: LogsFlags, terminal: Terminal): Promise<number> {
  if (tail !== 'all' && !/^\d{1,9}$/.test(tail))
    return usageProblem(terminal, `--tail "${tail}" is not a number of lines`, 'write a number, or all');
  return withStore(terminal, async (store) => {
    const workload = await store.find(name);
    if (workload === undefined) return unknownName(name, store, terminal);
    const { files } = workload;
    const lines = readLog(proxy === true ? files.proxyLog : files.serverLog, {
      tail: tail === 'all' ? undefined : Number(tail),
      ...(follow === true ? { goesOn: () => isRunning(files), signal: interruption(terminal) } : {}),
    });
    for await (const line of lines) {
      // Colors are taken off, and nothing that a server writes may command the terminal.
      const text = `${printableLine(stripVTControlCharacters(line))}\n`;
      if (!terminal.stdout.write(text)) await drained(terminal);
    }
    return exitCodes.fine;
  });
}

function isRunning(files: Parameters<typeof reportIn>[0]): boolean {
  const report = reportIn(files);
  return report !== undefined && 'supervisor' in report && isAlive(report.supervisor);
}

function interruption(terminal: Terminal): AbortSignal {
  const controller = new AbortController();
  void terminal.interrupted().then(() => controller.abort());
  return controller.signal;
}

/** A reader who takes nothing holds up the reading, and nothing else. */
function drained({ stdout }: Terminal): Promise<void> {
  return new Promise((resolve) => {
    stdout.once('drain', resolve);
    stdout.once('close', resolve);
  });
}
