// Generated from schemas/shared/registry/api-source.json by npm run generate. Do not edit.

import type { ApiSource } from '../types/api-source.ts';
import type { PositiveDuration } from '../types/positive-duration.ts';

/** Entries of another registry server. */
export interface ApiSourceWithDefaults {
  /** Base URL of the other registry; /v0.1/servers is added to it. */
  readonly endpoint: string;
  /** Path of a file with the bearer token that the other registry asks for. It is read again when it changes, and never sent to another address after a redirect. */
  readonly tokenFile?: string;
  /**
   * Longest time one request may take. A page that fails for a passing reason (no answer, 429, 5xx) is asked for up to four times, with waits that double from half a second, or as long as Retry-After says up to a minute; a whole sync ends after five minutes.
   * Default: "10s".
   */
  readonly timeout: PositiveDuration;
}

/** Fills in the static defaults of ApiSource, below what is present; the input is not changed. */
export function withApiSourceDefaults(value: ApiSource): ApiSourceWithDefaults {
  return {
    ...value,
    timeout: value.timeout ?? '10s',
  };
}
