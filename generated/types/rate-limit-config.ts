// Generated from schemas/shared/access/rate-limit-config.json by npm run generate. Do not edit.

import type { RateLimitBucket } from './rate-limit-bucket.ts';

/** How many calls are let through. */
export interface RateLimitConfig {
  /** Budget of all callers together. */
  readonly shared?: RateLimitBucket;
  /** Budget of each authenticated caller. */
  readonly perUser?: RateLimitBucket;
  /** Budgets of single tools, beside those of the server. */
  readonly tools?: readonly ToolRateLimitConfig[];
}

/** Budget of one tool. */
export interface ToolRateLimitConfig {
  /** Name of the tool. */
  readonly name: string;
  /** Budget of all callers together. */
  readonly shared?: RateLimitBucket;
  /** Budget of each authenticated caller. */
  readonly perUser?: RateLimitBucket;
}
