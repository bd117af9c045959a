import { readDuration } from '../../language/duration.ts';
import type { SourceRecord } from '../store/registry-store.ts';

/** A sync that takes longer is ended, in milliseconds. */
export const syncDeadline = 5 * 60_000;

/** First wait after a failure, in milliseconds; each further failure doubles it, up to the interval. */
const firstBackoff = 5_000;

/** Time between two reads of a source that is fetched and names none, in milliseconds. */
const defaultInterval = 5 * 60_000;

/** Longest wait that a timer takes, in milliseconds. */
const longestWait = 2 ** 31 - 1;

/** Milliseconds that the clocks of replicas may differ: a read that is ahead of this clock by less happened now. */
const largestSkew = 60_000;

/** Time between two reads of a source in milliseconds; undefined when only a change of its definition or a request reads it. */
export function intervalOf({ definition }: SourceRecord): number | undefined {
  const { interval } = definition.syncPolicy ?? {};
  if (interval === undefined) return isFetched(definition) ? defaultInterval : undefined;
  const read = readDuration(interval);
  return 'problem' in read ? undefined : Math.min(Number(read.nanoseconds / 1_000_000n), longestWait);
}

/** Whether what a source brings may change without a word: clusters are watched, the rest changes by its definition or by requests. */
function isFetched({ git, api, file }: SourceRecord['definition']): boolean {
  return git !== undefined || api !== undefined || (file !== undefined && file.data === undefined);
}

/**
 * Milliseconds until a source is due: at once when it was never read, after its interval when the last sync went well, sooner
 * when it failed, with a random tenth more or less so that many sources do not meet. At once, too, where the last read lies in
 * the future: a clock was set back. Undefined: not by time.
 */
export function waitFor(record: SourceRecord, now: number, random: () => number): number | undefined {
  const { sync } = record;
  const interval = intervalOf(record);
  if (sync.lastAttempt === undefined || sync.phase === 'pending') return 0;
  const spread = 0.9 + 0.2 * random();
  if (sync.phase === 'failed') {
    const backoff = Math.min(firstBackoff * 2 ** Math.min(sync.attemptCount - 1, 16), interval ?? 10 * 60_000);
    return left(sync.lastAttempt, backoff * spread, now);
  }
  return interval === undefined ? undefined : left(sync.lastSuccess ?? sync.lastAttempt, interval * spread, now);
}

function left(since: number, wait: number, now: number): number {
  if (since - now > largestSkew) return 0;
  const gone = Math.max(0, now - since);
  return Math.min(Math.max(0, wait - gone), longestWait);
}
