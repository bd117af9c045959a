// Generated from schemas/shared/api-source.json by npm run generate. Do not edit.

import type { ApiSource } from '../types/api-source.ts';
import type { PositiveDuration } from '../types/positive-duration.ts';

/** Entries of another registry server. */
export interface ApiSourceWithDefaults {
  /** Base URL of the other registry; /v0.1/servers is added to it. */
  endpoint: string;
  /**
   * Longest time one request may take.
   * Default: "10s".
   */
  timeout: PositiveDuration;
}

/** Fills in the static defaults of ApiSource, below what is present; the input is not changed. */
export function withApiSourceDefaults(value: ApiSource): ApiSourceWithDefaults {
  return {
    ...value,
    timeout: value.timeout ?? '10s',
  };
}
