import { readDuration } from '../language/duration.ts';

/**
 * A duration of a configuration in milliseconds, at least one where it is not zero. Invalid durations were rejected when the configuration
 * was read.
 */
export function milliseconds(duration: string): number {
  const read = readDuration(duration);
  if ('problem' in read) throw new TypeError(`${duration} is not a duration`);
  return Math.ceil(Number(read.nanoseconds) / 1e6);
}
