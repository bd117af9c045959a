import { readDuration } from '../language/duration.ts';

/** Milliseconds of a duration that the validator took already. */
export function millisecondsOf(duration: string): number {
  const read = readDuration(duration);
  // Timers of Node count up to 2^31 - 1: 24 days.
  return 'nanoseconds' in read ? Math.min(Math.max(1, Number(read.nanoseconds / 1_000_000n)), 2_147_483_647) : 0;
}
