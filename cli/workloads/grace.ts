import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from '../command-line/usage-problem.ts';

/** Longest time that a workload gets to end, in seconds. */
const longest = 3600;

/** Reads `--timeout`, a number of seconds as `docker stop` takes it; in milliseconds, or undefined where it is none. */
export function graceOf(text: string): number | undefined {
  const seconds = /^\d{1,4}$/.test(text) ? Number(text) : Infinity;
  return seconds > longest ? undefined : seconds * 1000;
}

/** Says that `--timeout` cannot be used. Returns the exit code. */
export function graceProblem(text: string, terminal: Terminal): number {
  return usageProblem(
    terminal,
    `--timeout "${text}" is not a number of seconds`,
    `write a whole number up to ${longest}`,
  );
}
