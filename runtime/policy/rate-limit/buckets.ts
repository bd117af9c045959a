/** How many calls are allowed: a bucket that starts full, loses a token for each call and refills continuously. */
export interface BucketSize {
  readonly maxTokens: number;
  /** Milliseconds from empty to full. */
  readonly refillMs: number;
}

/** A bucket that takes part in a decision, under the name it is kept by. */
export interface Bucket extends BucketSize {
  readonly key: string;
}

/** Whether a call may go on. `retryAfterMs`: until the bucket that refused has a token again. */
export type Taken =
  | { readonly outcome: 'taken' }
  | { readonly outcome: 'refused'; readonly retryAfterMs: number }
  /** The buckets could not be reached. */
  | { readonly outcome: 'unavailable'; readonly problem: string };

/**
 * Takes one token from each of several buckets, or none at all: a call that one bucket refuses costs nothing in the others.
 */
export interface Buckets {
  take(buckets: readonly Bucket[]): Taken | Promise<Taken>;
  close(): Promise<void>;
}

/** What is left in a bucket after some time has passed, in tokens. */
export function refilled(tokens: number, elapsedMs: number, { maxTokens, refillMs }: BucketSize): number {
  return Math.min(maxTokens, tokens + (Math.max(0, elapsedMs) * maxTokens) / refillMs);
}

/** Milliseconds until a bucket has a whole token. */
export function timeToToken(tokens: number, { maxTokens, refillMs }: BucketSize): number {
  return Math.max(1, Math.ceil(((1 - tokens) * refillMs) / maxTokens));
}
