import { timeToToken, type Buckets } from './buckets.ts';

/**
 * Takes one token from every bucket or from none, by the clock of Redis. KEYS are the buckets; ARGV holds capacity and
 * milliseconds to fill for each. Answers with -1, or with the index of the first bucket that is empty and its tokens as text.
 * A bucket is forgotten after twice the time it takes to fill (specification 3, rate limiting).
 */
export const takeScript = `
local now = redis.call('TIME')
local at = now[1] * 1000 + now[2] / 1000
local levels = {}
for i, key in ipairs(KEYS) do
  local capacity, period = tonumber(ARGV[2 * i - 1]), tonumber(ARGV[2 * i])
  local kept = redis.call('HMGET', key, 'tokens', 'at')
  local tokens = capacity
  if kept[1] and kept[2] then
    local elapsed = math.max(0, at - tonumber(kept[2]))
    tokens = math.min(capacity, tonumber(kept[1]) + elapsed * capacity / period)
  end
  if tokens < 1 then return { i - 1, tostring(tokens) } end
  levels[i] = tokens - 1
end
for i, key in ipairs(KEYS) do
  redis.call('HSET', key, 'tokens', tostring(levels[i]), 'at', string.format('%.3f', at))
  redis.call('PEXPIRE', key, math.ceil(2 * tonumber(ARGV[2 * i])))
end
return { -1, '' }
`;

/** The one command that buckets need; a client that knows the script by its hash sends it only once. */
export interface ScriptRunner {
  /** Runs a script with keys and arguments. Rejects when Redis cannot be reached or refuses. */
  run(script: string, keys: readonly string[], values: readonly string[]): Promise<unknown>;
}

/** Buckets that replicas share. `prefix` is the same for all replicas of a server and ends where its keys begin. */
export function redisBuckets(redis: ScriptRunner, prefix: string): Buckets {
  return {
    async take(buckets) {
      const keys = buckets.map(({ key }) => `${prefix}${key}`);
      const values = buckets.flatMap(({ maxTokens, refillMs }) => [String(maxTokens), String(refillMs)]);
      let answer: unknown;
      try {
        answer = await redis.run(takeScript, keys, values);
      } catch (error) {
        return { outcome: 'unavailable', problem: error instanceof Error ? error.message : 'Redis did not answer' };
      }
      const [index, tokens] = Array.isArray(answer) ? (answer as readonly unknown[]) : [];
      if (index === -1) return { outcome: 'taken' };
      const refusing = typeof index === 'number' ? buckets[index] : undefined;
      if (refusing === undefined) return { outcome: 'unavailable', problem: 'Redis answered in another form' };
      return { outcome: 'refused', retryAfterMs: timeToToken(Number(tokens) || 0, refusing) };
    },
    close: async () => undefined,
  };
}
