// Generated from schemas/shared/access/rate-limit-bucket.json by npm run generate. Do not edit.

import type { PositiveDuration } from './positive-duration.ts';

/** A token bucket: it holds maxTokens and refills over refillPeriod. */
export interface RateLimitBucket {
  /**
   * Size of the bucket, and the largest burst.
   * At least 1.
   */
  readonly maxTokens: number;
  /** Time to fill the bucket from zero. */
  readonly refillPeriod: PositiveDuration;
}
