import type { RateLimitConfig } from '../../../generated/types/rate-limit-config.ts';
import type { Identity } from '../../identity/identity.ts';
import { readDuration } from '../../language/duration.ts';
import type { Bucket, Buckets, BucketSize, Taken } from './buckets.ts';
import { callerKey } from './caller-key.ts';

/** Limits on tool calls (specification 3, rate limiting). */
export interface RateLimits {
  /** Asks for one call of a tool, by the name that clients know. */
  take(identity: Identity | undefined, tool: string): Taken | Promise<Taken>;
  close(): Promise<void>;
}

interface ToolBuckets {
  readonly shared: BucketSize | undefined;
  readonly perUser: BucketSize | undefined;
}

/**
 * Applies a rate limit configuration: a call has to pass the buckets of the server and those of its tool. Callers who are not
 * signed in have no bucket of their own (the specification requires authentication for `perUser`); their calls count only as
 * shared ones.
 */
export function rateLimits(config: RateLimitConfig, buckets: Buckets): RateLimits {
  const server: ToolBuckets = { shared: sizeOf(config.shared), perUser: sizeOf(config.perUser) };
  const tools = new Map<string, ToolBuckets>(
    (config.tools ?? []).map(({ name, shared, perUser }) => [
      name,
      { shared: sizeOf(shared), perUser: sizeOf(perUser) },
    ]),
  );
  return {
    take(identity, tool) {
      const asked: Bucket[] = [];
      const own = tools.get(tool);
      if (server.shared !== undefined) asked.push({ key: 'shared', ...server.shared });
      if (own?.shared !== undefined) asked.push({ key: `shared:tool:${tool}`, ...own.shared });
      if (identity !== undefined && (server.perUser !== undefined || own?.perUser !== undefined)) {
        const user = userKey(identity);
        if (server.perUser !== undefined) asked.push({ key: `user:${user}`, ...server.perUser });
        if (own?.perUser !== undefined) asked.push({ key: `user-tool:${tool}:${user}`, ...own.perUser });
      }
      return asked.length === 0 ? { outcome: 'taken' } : buckets.take(asked);
    },
    close: () => buckets.close(),
  };
}

/** Keys of callers: each is made once. */
const userKeys = new WeakMap<Identity, string>();
function userKey(identity: Identity): string {
  const known = userKeys.get(identity);
  if (known !== undefined) return known;
  const key = callerKey(identity.issuer, identity.subject);
  userKeys.set(identity, key);
  return key;
}

function sizeOf(bucket: RateLimitConfig['shared']): BucketSize | undefined {
  if (bucket === undefined) return undefined;
  const period = readDuration(bucket.refillPeriod);
  // The validator took the period already; one that is finer than a millisecond refills at once.
  const refillMs = 'nanoseconds' in period ? Number(period.nanoseconds) / 1_000_000 : 0;
  return { maxTokens: bucket.maxTokens, refillMs: Math.max(1, refillMs) };
}
