/** What a search saves a client, in tokens (spec 2, optimizer). */
export interface TokenMetrics {
  /** Of the list of all tools that the caller may use. */
  readonly baseline_tokens: number;
  /** Of the tools that were found. */
  readonly returned_tokens: number;
  readonly savings_percent: number;
}

/** Approximate bytes of JSON per token in the usual models. */
const bytesPerToken = 4;

/** Estimates tokens from bytes of JSON. */
export function tokenMetrics(allBytes: number, returnedBytes: number): TokenMetrics {
  const baseline = Math.floor(allBytes / bytesPerToken);
  const returned = Math.floor(returnedBytes / bytesPerToken);
  const savings = baseline === 0 ? 0 : ((baseline - returned) / baseline) * 100;
  return { baseline_tokens: baseline, returned_tokens: returned, savings_percent: Math.round(savings * 100) / 100 };
}
