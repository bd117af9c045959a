import type { ApiOperation } from '../../generated/api/operation.ts';
import type { RateLimitBucket } from '../../generated/types/rate-limit-bucket.ts';
import type { RegistryServerConfig } from '../../generated/types/registry-server.ts';
import { networkOf } from '../http/client-address.ts';
import type { Exchange } from '../http/exchange.ts';
import { tooManyRequests } from '../http/http-errors.ts';
import type { WireError } from '../http/wire-error.ts';
import { readDuration } from '../language/duration.ts';
import type { Buckets, BucketSize } from '../policy/rate-limit/buckets.ts';
import { callerKey } from '../policy/rate-limit/caller-key.ts';
import { memoryBuckets } from '../policy/rate-limit/memory-buckets.ts';
import type { Caller } from './access/caller.ts';

/** How many requests are let through. Each replica counts for itself. */
export interface RequestLimits {
  /** The error for an address that has used up its requests. */
  readonly ofAddress: (exchange: Exchange, operation: ApiOperation) => WireError | undefined;
  /** The same for a caller; anonymous ones have no other limit than their address. */
  readonly ofCaller: (caller: Caller) => WireError | undefined;
}

/** What orchestrators ask: a server must not be taken for dead because it is asked for much. */
const probes: ReadonlySet<string> = new Set(['getHealth', 'getLiveness', 'getReadiness', 'getVersion', 'getMetrics']);

/** Makes the limits of a configuration; without one, everything is let through. `now`: milliseconds that never run backwards. */
export function requestLimits(config: RegistryServerConfig['rateLimits'], now?: () => number): RequestLimits {
  const buckets = memoryBuckets(now);
  const perAddress = sizeOf(config?.perAddress);
  const perSubject = sizeOf(config?.perSubject);
  return {
    ofAddress: (exchange, { operationId }) =>
      perAddress === undefined || probes.has(operationId)
        ? undefined
        : taken(buckets, `address ${networkOf(exchange.remoteAddress)}`, perAddress),
    ofCaller: (caller) =>
      perSubject === undefined || caller.mode === 'anonymous'
        ? undefined
        : taken(buckets, `subject ${callerKey(caller.claims['iss'], caller.subject)}`, perSubject),
  };
}

function taken(buckets: Buckets, key: string, size: BucketSize): WireError | undefined {
  const outcome = buckets.take([{ key, ...size }]);
  // Those of this process answer at once, and are always in reach.
  if (outcome instanceof Promise || outcome.outcome !== 'refused') return undefined;
  const seconds = Math.ceil(outcome.retryAfterMs / 1000);
  return tooManyRequests({ seconds }, { 'retry-after': String(seconds) });
}

function sizeOf(bucket: RateLimitBucket | undefined): BucketSize | undefined {
  if (bucket === undefined) return undefined;
  const period = readDuration(bucket.refillPeriod);
  // The configuration was validated.
  if ('problem' in period) throw new Error(`refillPeriod ${bucket.refillPeriod} was not validated`);
  return { maxTokens: bucket.maxTokens, refillMs: Math.max(1, Number(period.nanoseconds) / 1_000_000) };
}
