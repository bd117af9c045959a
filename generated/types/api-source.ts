// Generated from schemas/shared/api-source.json by npm run generate. Do not edit.

import type { PositiveDuration } from './positive-duration.ts';

/** Entries of another registry server. */
export interface ApiSource {
  /** Base URL of the other registry; /v0.1/servers is added to it. */
  endpoint: string;
  /**
   * Longest time one request may take.
   * Default: "10s".
   */
  timeout?: PositiveDuration;
}
