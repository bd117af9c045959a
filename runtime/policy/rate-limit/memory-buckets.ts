import { refilled, timeToToken, type Bucket, type Buckets } from './buckets.ts';

/** Buckets that are kept; one that is dropped starts full again, so those that are full are dropped first. */
const most = 100_000;

interface Level {
  tokens: number;
  at: number;
  /** When it is full again, in milliseconds. */
  fullAt: number;
}

/** Buckets in this process, for a server without replicas. `now` gives milliseconds that never run backwards. */
export function memoryBuckets(now: () => number = () => performance.now(), limit: number = most): Buckets {
  // A Map keeps the order of insertion: a bucket that is used moves to the end.
  const levels = new Map<string, Level>();

  function present(bucket: Bucket, at: number): number {
    const level = levels.get(bucket.key);
    return level === undefined ? bucket.maxTokens : refilled(level.tokens, at - level.at, bucket);
  }

  return {
    take(buckets) {
      const at = now();
      const counted = buckets.map((bucket) => ({ bucket, tokens: present(bucket, at) }));
      const empty = counted.find(({ tokens }) => tokens < 1);
      if (empty !== undefined) {
        return { outcome: 'refused', retryAfterMs: timeToToken(empty.tokens, empty.bucket) };
      }
      for (const { bucket, tokens } of counted) {
        const left = tokens - 1;
        const fullAt = at + ((bucket.maxTokens - left) * bucket.refillMs) / bucket.maxTokens;
        levels.delete(bucket.key);
        levels.set(bucket.key, { tokens: left, at, fullAt });
      }
      if (levels.size > limit) forget(levels, at, limit);
      return { outcome: 'taken' };
    },
    close: async () => levels.clear(),
  };
}

/** Drops what is full by now, which loses nothing, then what was used longest ago. */
function forget(levels: Map<string, Level>, at: number, limit: number): void {
  for (const [key, { fullAt }] of levels) if (fullAt <= at) levels.delete(key);
  const target = Math.floor(limit * 0.9);
  for (const key of levels.keys()) {
    if (levels.size <= target) return;
    levels.delete(key);
  }
}
