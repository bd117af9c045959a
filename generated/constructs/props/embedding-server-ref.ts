// Generated from schemas/shared/aggregation/embedding-server-ref.json by npm run generate. Do not edit.

import type { EmbeddingServer } from '../embedding-server.ts';

/** The EmbeddingServer of the same namespace to use. */
export interface EmbeddingServerRefProps {
  /** Name of the EmbeddingServer. */
  readonly name: string | EmbeddingServer;
}
