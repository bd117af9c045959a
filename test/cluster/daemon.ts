import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A program that runs beside the tests until it is stopped. */
export interface Daemon {
  /** Ends it, by force after ten seconds; resolves when it is gone. */
  readonly stop: () => Promise<void>;
}

/** One that can be killed as well. */
export interface KillableDaemon extends Daemon {
  /** Ends it by force; resolves when it is gone. */
  readonly kill: () => Promise<void>;
}

/**
 * Starts a program with its output in a log file and waits until it answers. Throws with the end of its log when it ends early or
 * does not answer within `patience` milliseconds; it is stopped then.
 */
export async function startDaemon(
  program: string,
  args: readonly string[],
  { log, patience, ready }: { readonly log: string; readonly patience: number; readonly ready: () => Promise<boolean> },
): Promise<KillableDaemon> {
  const output = openSync(log, 'w');
  const child = spawn(program, args, { stdio: ['ignore', output, output] });
  closeSync(output);
  let ended: string | undefined;
  const gone = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      ended = error.message;
      resolve();
    });
    child.once('exit', (code, signal) => {
      ended = `ended with ${signal ?? code}`;
      resolve();
    });
  });
  const stop = async (): Promise<void> => {
    if (ended !== undefined) return;
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await gone;
    clearTimeout(force);
  };
  // Whatever ends the test run ends what it started.
  process.once('exit', () => child.kill('SIGKILL'));
  const deadline = Date.now() + patience;
  while (!(await ready())) {
    if (ended !== undefined || Date.now() > deadline) {
      const why = ended ?? `did not answer within ${patience / 1000} s`;
      await stop();
      throw new Error(`${program} ${why}:\n${readFileSync(log, 'utf8').slice(-3000)}`);
    }
    await sleep(100);
  }
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await gone;
  };
  return { stop, kill };
}
