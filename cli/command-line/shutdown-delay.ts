import { readDuration } from '../../runtime/language/duration.ts';
import type { Terminal } from '../output/terminal.ts';
import { usageProblem } from './usage-problem.ts';

/** Longest time between a signal and the end of a server, in milliseconds. */
const longestDelay = 600_000;

/** A length of time in milliseconds; undefined when it is none, or too long. */
export function delayOf(text: string): number | undefined {
  const read = readDuration(text);
  if ('problem' in read) return undefined;
  const milliseconds = Number(read.nanoseconds / 1_000_000n);
  return milliseconds > longestDelay ? undefined : milliseconds;
}

/** Says that a flag `--shutdown-delay` cannot be used. Returns the exit code. */
export function delayProblem(text: string, terminal: Terminal): number {
  return usageProblem(
    terminal,
    `--shutdown-delay "${text}" is not a duration of at most ten minutes`,
    'write a number with a unit, as in 5s',
  );
}
